/** A prop as declared, with its docstring. */
export interface PropLine {
  type: string;
  optional: boolean;
  about: string;
}

export type PropLines = ReadonlyMap<string, PropLine>;

interface Declared {
  folder: string;
  own: PropLines;
  /** Types it extends, such as `Omit<FieldProps, 'aside'>`, or the members of a union. */
  parts: readonly string[];
  either: boolean;
}

const interfaces =
  /^(?:export )?interface (\w+)(?:<[^{]*?>)?(?:\s+extends\s+([^{]+?))?\s*\{(?:\n([\s\S]*?)^)?\}/gm;
const aliases = /^(?:export )?type (\w+Props)(?:<\w+>)? =\s*([^;{]+);/gm;
const member = /^ {2}(?:readonly )?'?([\w-]+)'?(\?)?(:|\()/;

/** The number of unclosed brackets in a text. */
export const depthOf = (text: string) =>
  [...text.replaceAll('=>', '')].reduce(
    (depth, sign) => depth + Number('([{<'.includes(sign)) - Number(')]}>'.includes(sign)),
    0,
  );

/** Splits a text outside of brackets. */
function split(text: string, by: RegExp): string[] {
  const parts: string[] = [];
  for (const piece of text.split(by)) {
    const last = parts.at(-1);
    if (last !== undefined && depthOf(last) > 0) parts[parts.length - 1] = `${last}, ${piece}`;
    else parts.push(piece);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function typeOf(text: string): string {
  const method = /^(\(.*\)): (.*)$/s.exec(text);
  return (method && text.startsWith('(') ? `${method[1]} => ${method[2]}` : text)
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*:?\s*\|?\s*/, '')
    .replace(/\s*\| undefined$/, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1');
}

function readMembers(body: string): PropLines {
  const found = new Map<string, PropLine>();
  let about = '';
  let open = '';
  for (const line of body.split('\n')) {
    if (open === '' && /^ {2,3}(\/\*\*|\*)/.test(line)) {
      about = `${about} ${line.replace(/^ *\/?\*+\/? ?/, '').replace(/ *\*\/$/, '')}`.trim();
      continue;
    }
    open = open === '' ? line : `${open} ${line.trim()}`;
    if (!line.endsWith(';') || depthOf(open) > 0) continue;
    const [start, name, mark, sign] = member.exec(open) ?? [];
    if (start && name) {
      const rest = open.slice(sign === '(' ? start.length - 1 : start.length, -1).trim();
      found.set(name, { type: typeOf(rest), optional: mark === '?', about });
    }
    about = '';
    open = '';
  }
  return found;
}

const wordsIn = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);

/** Reads the prop types of a library. Returns a function that looks up the props of a type by its name and the folder using it. */
export function readProps(files: Readonly<Record<string, string>>) {
  const declared = new Map<string, Declared[]>();
  const declare = (name: string, entry: Declared) =>
    declared.set(name, [...(declared.get(name) ?? []), entry]);
  for (const [path, text] of Object.entries(files)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    for (const [, name = '', parts = '', body = ''] of text.matchAll(interfaces))
      declare(name, { folder, own: readMembers(body), parts: split(parts, /,/), either: false });
    for (const [, name = '', parts = ''] of text.matchAll(aliases)) {
      const either = parts.includes('|') && !parts.includes('&');
      declare(name, { folder, own: new Map(), parts: split(parts, /[|&]/), either });
    }
  }

  function part(written: string, folder: string): PropLines {
    const text = written.replaceAll(/\s+/g, ' ').replace('< ', '<').replace(' >', '>');
    const [, how, inner = '', words = ''] =
      /^(Omit|Pick|Partial)<(.*?)(?:, ([^<>]*))?>$/.exec(text) ?? [];
    if (!how) return propsOf(text.replace(/<.*$/, ''), folder);
    const names = wordsIn(words);
    const all = [...part(inner, folder)];
    if (how === 'Partial')
      return new Map(all.map(([key, line]) => [key, { ...line, optional: true }]));
    return new Map(all.filter(([key]) => names.includes(key) === (how === 'Pick')));
  }

  function propsOf(name: string, folder: string): PropLines {
    const entries = declared.get(name) ?? [];
    const entry = entries.find((each) => each.folder === folder) ?? entries[0];
    if (!entry) return new Map();
    const parts = entry.parts.map((each) => part(each, entry.folder));
    const all = new Map([...parts.flatMap((each) => [...each]), ...entry.own]);
    if (!entry.either) return all;
    // In a union only props that every member requires are required.
    return new Map(
      [...all].map(([key, line]) => [
        key,
        { ...line, optional: !parts.every((each) => each.has(key) && !each.get(key)?.optional) },
      ]),
    );
  }
  return propsOf;
}
