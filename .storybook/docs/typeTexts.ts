import { depthOf } from './propTable.ts';

const opening = /^(?:export )?(?:interface|type) (\w+)\b/;
const list = /\(typeof (\w+)\)\[number\]/g;

/** The declarations of a file, as they are written. */
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
 * Reads the types of a library. Answers what a type such as `readonly MenuItem[]` is made of: the declarations
 * it names, and those that they name; those of the folder it is used in come first.
 */
export function readTypes(
  files: Readonly<Record<string, string>>,
  lists: ReadonlyMap<string, readonly string[]>,
) {
  const all = new Map<string, { folder: string; text: string }[]>();
  for (const [path, text] of Object.entries(files)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    for (const [name, written] of declarationsOf(text)) {
      const inWords = written.replaceAll(list, (type, of: string) => {
        const words = lists.get(of)?.map((word) => `'${word}'`);
        return words?.join(' | ') ?? type;
      });
      all.set(name, [...(all.get(name) ?? []), { folder, text: inWords }]);
    }
  }
  return (type: string, folder: string): string => {
    const told = new Map<string, string>();
    const tell = (text: string) => {
      for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
        const known = all.get(name);
        const found = known?.find((each) => each.folder === folder) ?? known?.[0];
        if (!found || told.has(name)) continue;
        told.set(name, found.text);
        tell(found.text);
      }
    };
    tell(type);
    return [...told.values()].join('\n\n');
  };
}
