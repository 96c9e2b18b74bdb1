import { depthOf } from './propTable.ts';

const opening = /^(?:export )?(?:interface|type) (\w+)\b/;
const list = /\(typeof (\w+)\)\[number\]/g;

/** The type declarations of a file. */
function declarationsOf(text: string): [name: string, text: string][] {
  const found: [string, string][] = [];
  let name = '';
  let open = '';
  for (const line of text.split('\n')) {
    if (!name) name = opening.exec(line)?.[1] ?? '';
    if (!name) continue;
    open = open ? `${open}\n${line}` : line.replace(/^export /, '');
    const end = open.startsWith('type') ? ';' : '}';
    if (depthOf(open) > 0 || !line.endsWith(end)) continue;
    found.push([name, open]);
    name = '';
    open = '';
  }
  return found;
}

/**
 * Reads the types of a library. Returns a function that looks up the declarations which a type such as
 * `readonly MenuItem[]` refers to, directly or indirectly. Declarations in the same folder take precedence.
 */
export function readTypes(
  files: Readonly<Record<string, string>>,
  lists: ReadonlyMap<string, readonly string[]>,
) {
  const all = new Map<string, { folder: string; text: string }[]>();
  for (const [path, text] of Object.entries(files)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    for (const [name, written] of declarationsOf(text)) {
      const described = written.replaceAll(list, (type, of: string) => {
        const words = lists.get(of)?.map((word) => `'${word}'`);
        return words?.join(' | ') ?? type;
      });
      all.set(name, [...(all.get(name) ?? []), { folder, text: described }]);
    }
  }
  return (type: string, folder: string): string => {
    const collected = new Map<string, string>();
    const collect = (text: string) => {
      for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
        const known = all.get(name);
        const found = known?.find((each) => each.folder === folder) ?? known?.[0];
        if (!found || collected.has(name)) continue;
        collected.set(name, found.text);
        collect(found.text);
      }
    };
    collect(type);
    return [...collected.values()].join('\n\n');
  };
}
