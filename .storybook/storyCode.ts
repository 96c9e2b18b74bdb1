import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { StoryDocsProvider } from 'storybook/internal/types';

const imports = /^import (?:type )?\{([^}]*)\} from '([^']+)';/gm;
const functions = /^(?:function |const (?=\w+ = memo\())(\w+)[\s\S]*?^\}(?:\);)?\n/gm;

/** The address from which an app imports what a story file imports; none for samples and tools of tests. */
function entryOf(from: string, folder: string): string | undefined {
  if (!from.startsWith('.')) return from.startsWith('storybook/') ? undefined : from;
  const path = posix.join(folder, from);
  const [, kind, name] =
    /^packages\/ui\/src\/(components|patterns)\/(\w+)\/\2\.tsx$/.exec(path) ?? [];
  if (name) return `@portal/ui/${kind}/${name}`;
  const [, form] = /^packages\/forms\/src\/(\w+)\/(?:\w+\/)?\w+\.tsx?$/.exec(path) ?? [];
  return form && `@portal/forms/${form}`;
}

/** Adds to the code of a story what a reader needs to copy it: the components that its file declares, and the imports. */
function copyable(snippet: string, source: string, path: string): string {
  let code = snippet;
  const named = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
  for (const [text, name = ''] of [...source.matchAll(functions)].reverse())
    if (named(name)) code = `${text}\n${code}`;
  code = code
    // A person passes a function where a story listens.
    .replaceAll(/\bfn\(\)/g, '() => {}')
    .replaceAll(/\bfn(?:<[^()]*?>)?\(/g, '(')
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
