interface Rule {
  /** Selectors, or the name and conditions of an at-rule. */
  head: string;
  body: string;
}

/** Splits minified CSS after each `end` that is outside of brackets. */
function split(css: string, end: ',' | '}'): string[] {
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
  return split(css, '}').map((rule) => {
    const open = rule.indexOf('{');
    return { head: rule.slice(0, open), body: rule.slice(open + 1) };
  });
}

const comment = /\/\*.*?\*\//gs;
const group = /^@(media|supports|container)/;
const className = /\.([_a-z][\w-]*)/gi;
const dataValue = /\[data-[\w-]+=([a-z][\w-]*)\]/gi;
/** Not needed for the first paint: pointer states, fonts and motion. */
const pointerState = /(?<!:not\():(hover|active)\b/;
const later = /^@(font-face|media ?\(prefers-reduced-motion: ?no-preference\))/;

function neededRules(css: string, used: (name: string) => boolean): string {
  const matches = (selector: string) => {
    const classes = [...selector.matchAll(className)];
    // The server may set attributes of elements without a class, such as the theme.
    const names = classes.length > 0 ? [...classes, ...selector.matchAll(dataValue)] : [];
    return !pointerState.test(selector) && names.every(([, name = '']) => used(name));
  };
  return rulesOf(css)
    .map(({ head, body }) => {
      if (later.test(head)) return '';
      if (group.test(head)) {
        const inner = neededRules(body, used);
        return inner && `${head}{${inner}}`;
      }
      const selectors = head.startsWith('@') ? [head] : split(head, ',').filter(matches);
      return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
    })
    .join('');
}

/**
 * The rules of a minified sheet that the first paint of a page needs, with the keyframes and custom properties they use.
 * `used`: whether a class, or a value of a data attribute, can occur on the page.
 */
export function criticalCss(css: string, used: (name: string) => boolean): string {
  const needed = neededRules(css.replace(comment, '').trim(), used);
  return rulesOf(needed)
    .filter(
      ({ head }) => !head.startsWith('@keyframes ') || needed.split(head.slice(11)).length > 2,
    )
    .map(({ head, body }) => {
      if (head !== ':root') return `${head}{${body}}`;
      const declarations = body
        .split(';')
        .filter((line) => !line.startsWith('--') || needed.includes(`var(${line.split(':')[0]})`));
      return `${head}{${declarations.join(';')}}`;
    })
    .join('');
}
