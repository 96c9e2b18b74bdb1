import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { StoryDocsProvider } from 'storybook/internal/types';

const imports = /^import (?:type )?\{([^}]*)\} from '([^']+)';/gm;
/** What a file declares beside its stories, with the lines that are indented or close its brackets. */
const declared =
  /^(?:(?:async )?function|const|interface|type) (?!meta\b|Story\b)(\w+).*\n(?:\n*[ )}\]].*\n)*/gm;

/** What only the steps of a story need. */
const ofSteps = /\b(?:expect|within|waitFor)\(|\b(?:screen|userEvent)\b[.,]|Story\[/;

/** The address from which an app imports what a story file imports; of samples, that in the story file; none of tools for tests. */
function entryOf(from: string, folder: string): string | undefined {
  if (!from.startsWith('.')) return from.startsWith('storybook/') ? undefined : from;
  const path = posix.join(folder, from);
  const [, kind, name] =
    /^packages\/ui\/src\/(components|patterns)\/(\w+)\/\2\.tsx$/.exec(path) ?? [];
  if (name) return `@portal/ui/${kind}/${name}`;
  const [, form] = /^packages\/forms\/src\/(\w+)\/(?:\w+\/)?\w+\.tsx?$/.exec(path) ?? [];
  return form ? `@portal/forms/${form}` : from;
}

/** Adds to the code of a story what a reader needs to copy it: what its file declares, and the imports. */
function copyable(snippet: string, source: string, path: string): string {
  const all = [...source.replaceAll(/ satisfies Story\[.*\](?=;)/g, '').matchAll(declared)].filter(
    ([text, name]) =>
      !ofSteps.test(text) && !new RegExp(`\\b(?:const|function) ${name}\\b`).test(snippet),
  );
  let code = snippet;
  const named = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
  // A function may need what is declared below it.
  for (let before = ''; before !== code; ) {
    before = code;
    code = [...all.filter(([, name = '']) => named(name)).map(([text]) => text), snippet].join(
      '\n',
    );
  }
  code = code
    // A person passes a function where a story listens.
    .replaceAll(/\bfn(?:<.*?>)?\(\)/g, '() => {}')
    .replaceAll(/\bfn(?:<.*?>)?\(/g, '(')
    .replaceAll(/,(?=\s*\))/g, '')
    // The printer breaks the line after a text.
    .replaceAll(/>([^\s<>{}][^<>{}\n]*)\n\s*<\//g, '>$1</');
  const lines = [...source.matchAll(imports)].flatMap(([, names = '', from = '']) => {
    const entry = entryOf(from, posix.dirname(path));
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && named(name.slice(name.lastIndexOf(' ') + 1)));
    return entry && used.length > 0 ? `import { ${used.join(', ')} } from '${entry}';` : [];
  });
  return [lines.join('\n'), code].filter(Boolean).join('\n\n');
}

/** The code that docs show for a story: Storybook's, so that it can be copied. */
export const storyCode =
  (read: StoryDocsProvider = async () => undefined): StoryDocsProvider =>
  async (input) => {
    const docs = await read(input);
    if (!docs) return docs;
    const { import: _, ...rest } = docs;
    const source = readFileSync(docs.path, 'utf8');
    const stories = Object.entries(docs.stories).map(([id, story]) => [
      id,
      story.snippet ? { ...story, snippet: copyable(story.snippet, source, docs.path) } : story,
    ]);
    return { ...rest, stories: Object.fromEntries(stories) };
  };
