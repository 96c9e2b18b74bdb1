import type { Guide } from '../../packages/ui/src/internal/guide.ts';

const files = import.meta.glob<{ guide: Guide }>(
  '../../packages/ui/src/{components,patterns}/*/guide.ts',
  { eager: true },
);

/** The guide in the folder of a story file such as "./packages/ui/src/components/Card/Card.stories.tsx". */
export function guideOf(storyFile: string): Guide | undefined {
  const folder = storyFile.slice(0, storyFile.lastIndexOf('/')).replace(/^\.\//, '../../');
  return files[`${folder}/guide.ts`]?.guide;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** When to take it and when not. */
export function choiceText({ useFor, notFor }: Guide): string {
  return [`### Use it for`, list(useFor), `### Not for`, list(notFor)].join('\n\n');
}

/** The keyboard table, where there is something to press, and the notes on accessibility. */
export function handlingText({ keyboard, accessibility }: Guide): string {
  const rows = keyboard.map(([key, does]) => `| ${key} | ${does} |`);
  return [
    ...(rows.length > 0
      ? ['## Keyboard', ['| Key | What it does |', '| --- | --- |', ...rows].join('\n')]
      : []),
    '## Accessibility',
    list(accessibility),
  ].join('\n\n');
}
