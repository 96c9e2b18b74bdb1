interface Rule {
  /** Selectors, or the words of an at-rule. */
  head: string;
  body: string;
}

/** Cuts a minified sheet, or a part of one, after each `end` that stands in no bracket. */
function cut(css: string, end: ',' | '}'): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < css.length; index += 1) {
    const symbol = css[index] ?? '';
    if ('([{'.includes(symbol)) depth += 1;
    else if (')]}'.includes(symbol)) depth -= 1;
    if (symbol !== end || depth > 0) continue;
    parts.push(css.slice(start, index));
    start = index + 1;
  }
  return [...parts, css.slice(start)].filter(Boolean);
}

function rulesOf(css: string): Rule[] {
  return cut(css, '}').map((rule) => {
    const open = rule.indexOf('{');
    return { head: rule.slice(0, open), body: rule.slice(open + 1) };
  });
}

/** At-rules that hold rules; without one of those they go as well. */
const condition = /^@(media|supports|container)/;
const comment = /\/\*.*?\*\//gs;
const className = /\.([_a-z][\w-]*)/gi;
const dataValue = /\[data-[\w-]+=([a-z][\w-]*)\]/gi;

function withNames(css: string, used: (name: string) => boolean): string {
  const canMatch = (selector: string) => {
    const classes = [...selector.matchAll(className)];
    // What a class is not part of may be set by the server, as the theme is.
    const names = classes.length > 0 ? [...classes, ...selector.matchAll(dataValue)] : [];
    return names.every(([, name]) => used(name ?? ''));
  };
  return rulesOf(css)
    .map(({ head, body }) => {
      if (condition.test(head)) {
        const inner = withNames(body, used);
        return inner && `${head}{${inner}}`;
      }
      const selectors = head.startsWith('@') ? [head] : cut(head, ',').filter(canMatch);
      return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
    })
    .join('');
}

const ofPointer = /(?<!:not\():(hover|active)\b/;
const later = /^@(font-face|media ?\(prefers-reduced-motion: ?no-preference\))/;

/** A minified sheet without what no first paint shows: what moves, what a pointer does, and fonts. */
export function firstPaintCss(css: string): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (later.test(head)) return '';
      if (condition.test(head)) {
        const inner = firstPaintCss(body);
        return inner && `${head}{${inner}}`;
      }
      const selectors = head.startsWith('@')
        ? [head]
        : cut(head, ',').filter((selector) => !ofPointer.test(selector));
      return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
    })
    .join('');
}

/**
 * The part of a minified sheet that a page needs, given which names of classes and values of data attributes can
 * appear on it: its rules, and the movements and custom properties that these mention.
 */
export function usedCss(css: string, used: (name: string) => boolean): string {
  const kept = withNames(css.replace(comment, '').trim(), used);
  return rulesOf(kept)
    .filter(({ head }) => !head.startsWith('@keyframes ') || kept.split(head.slice(11)).length > 2)
    .map(({ head, body }) => {
      if (head !== ':root') return `${head}{${body}}`;
      const declarations = body
        .split(';')
        .filter((line) => !line.startsWith('--') || kept.includes(`var(${line.split(':')[0]})`));
      return `${head}{${declarations.join(';')}}`;
    })
    .join('');
}
