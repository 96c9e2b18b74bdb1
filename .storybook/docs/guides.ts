import type { Guide } from '../../packages/ui/src/internal/guide.ts';

const files = import.meta.glob<{ guide: Guide }>(
  '../../packages/ui/src/{components,patterns}/*/guide.ts',
  { eager: true },
);

/** Every guide, by the path of its file. */
export const guides: Readonly<Record<string, Guide>> = Object.fromEntries(
  Object.entries(files).map(([path, { guide }]) => [path, guide]),
);

/** The guide in the folder of a story file such as "./packages/ui/src/components/Card/Card.stories.tsx". */
export function guideOf(storyFile: string): Guide | undefined {
  const folder = storyFile.slice(0, storyFile.lastIndexOf('/')).replace(/^\.\//, '../../');
  return guides[`${folder}/guide.ts`];
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The use cases of a component, its alternatives and an optional code example. */
export function choiceText({ useFor, notFor, example }: Guide): string {
  return [
    '### Use it for',
    list(useFor),
    '### Not for',
    list(notFor),
    ...(example ? ['### Example', `\`\`\`tsx\n${example}\n\`\`\``] : []),
  ].join('\n\n');
}

/** The keyboard table, if any, and the accessibility notes. */
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
