/** A picture of a brand; sizes in pixels. */
interface BrandLogo {
  url: string;
  width: number;
  height: number;
}

export interface BrandLogos {
  logo: BrandLogo | null;
  /** On dark grounds. Default: `logo`. */
  logoDark: BrandLogo | null;
}

/** The height of the mark, and how wide a logo in its place may be. */
const mark = { height: 28, maxWidth: 160 } as const;
/** A logo at least this many times as wide as high has the name in it. */
const WORDMARK = 3;

type Declarations = Readonly<Record<string, string>>;

const isWordmark = ({ width, height }: BrandLogo) => width / height >= WORDMARK;

/** The declarations that show a logo in place of the mark, and those of the component `Brand` around it. */
export function logoStyles(
  { url, width, height }: BrandLogo,
  isNamed: boolean,
): { mark: Declarations; brand: Declarations } {
  // No sign of an address may end the style sheet of a page.
  const address = JSON.stringify(url).replaceAll('<', '\\3c ');
  return {
    mark: {
      'inline-size': `${Math.min(mark.maxWidth, (mark.height * width) / height) / 16}rem`,
      background: `url(${address}) center / contain no-repeat`,
    },
    // Hides the name from view, but not from screen readers.
    brand: isNamed ? { gap: '0', 'font-size': '0' } : {},
  };
}

/** Whether the logos have the name in them: with only one of two, it would be missing in one theme. */
export const hasName = ({ logo, logoDark }: BrandLogos): boolean =>
  logo !== null && isWordmark(logo) && isWordmark(logoDark ?? logo);

/** `selector{name:value}`; empty without declarations. */
export function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
}

// Not the small mark, which is that of a listing, and not what shows a brand before it is saved.
const MARK = 'svg[data-ground]:not([data-size=small],[data-preview] *)';
const BRAND = 'span[data-ground]:not([data-preview] *)';

/** In the top bar of phones, where a mark stands alone: what the other parts of the bar leave, at least the size of a finger. */
const NARROW = `html:root :not(span)>${MARK}{max-inline-size:max(2.75rem,100vw - 20.75rem)}`;

/** A style sheet that shows the logo in place of every mark; empty without a logo. */
export function logoRules(logos: BrandLogos): string {
  const { logo, logoDark } = logos;
  if (!logo) return '';
  const isNamed = hasName(logos);
  const show = (shown: BrandLogo, root: string, ground = '') => {
    const { mark, brand } = logoStyles(shown, isNamed);
    return rule(`${root} ${MARK}${ground}`, mark) + rule(`${root} ${BRAND}${ground}`, brand);
  };
  const light = `${MARK}>*{display:none}${NARROW}${show(logo, 'html:root')}`;
  if (!logoDark) return light;
  const system = show(logoDark, 'html[data-theme=system]');
  return [
    light,
    show(logoDark, 'html:root', '[data-ground=stone]'),
    show(logoDark, 'html[data-theme=dark]'),
    `@media(prefers-color-scheme:dark){${system}}`,
  ].join('');
}
