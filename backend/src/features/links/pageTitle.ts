const MOST = 300;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  middot: '·',
  bull: '•',
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,10}));?/gi, (whole, digits, hex, name) => {
    const code = digits ? Number(digits) : hex ? Number.parseInt(hex, 16) : null;
    if (code === null) return entities[String(name).toLowerCase()] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const textOf = (body: Buffer, contentType: string): string => {
  const latin = body.toString('latin1');
  const charset =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]{0,200}charset=["']?([\w-]+)/i.exec(latin.slice(0, 2048))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return latin;
  }
};

/** The text of the first `<title>` of a page, on one line; null if it has none. Not by one pattern, which a page could make slow. */
export const titleOf = (body: Buffer, contentType: string): string | null => {
  const html = textOf(body, contentType);
  const tag = html.search(/<title[\s>]/i);
  const start = tag === -1 ? -1 : html.indexOf('>', tag);
  if (start === -1) return null;
  const raw = html
    .slice(start + 1)
    .split('<', 1)
    .join();
  const text = decodeEntities(raw)
    // Databases store no NUL and no half of a pair.
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return text === '' ? null : [...text].slice(0, MOST).join('');
};
