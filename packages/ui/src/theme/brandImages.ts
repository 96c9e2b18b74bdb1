import type { ColorRole, ThemedColor } from './color.ts';
import { contrast } from './contrast.ts';
import { atLeast } from './media.ts';

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

/** An address as a CSS image. No sign of it ends the style sheet of a page. */
const addressOf = (url: string) => `url(${JSON.stringify(url).replaceAll('<', '\\3c ')})`;

const isWordmark = ({ width, height }: BrandLogo) => width / height >= WORDMARK;

/** Of the component `Brand`: hides the name from view, but not from screen readers. */
export const hiddenName: Declarations = { gap: '0', 'font-size': '0' };

/** The declarations that show a logo in place of the mark, and those of the component `Brand` around it. */
export function logoStyles(
  { url, width, height }: BrandLogo,
  isNamed: boolean,
): { mark: Declarations; brand: Declarations } {
  return {
    mark: {
      'inline-size': `${Math.min(mark.maxWidth, (mark.height * width) / height) / 16}rem`,
      background: `${addressOf(url)} center / contain no-repeat`,
    },
    brand: isNamed ? hiddenName : {},
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
/** There a logo with the name in it reaches into the gaps beside it: 20 pixels high at 375 if it is three times as wide. */
const NARROW_NAMED = [
  `html:root :not(span):has(>${MARK}){margin-inline:-.5rem}`,
  `html:root :not(span)>${MARK}{max-inline-size:max(3.75rem,100vw - 19.5rem)}`,
].join('');

/** A style sheet that shows the logo in place of every mark; empty without a logo. */
export function logoRules(logos: BrandLogos): string {
  const { logo, logoDark } = logos;
  if (!logo) return '';
  const isNamed = hasName(logos);
  const show = (shown: BrandLogo, root: string, ground = '') => {
    const { mark, brand } = logoStyles(shown, isNamed);
    return rule(`${root} ${MARK}${ground}`, mark) + rule(`${root} ${BRAND}${ground}`, brand);
  };
  const light = `${MARK}>*{display:none}${isNamed ? NARROW_NAMED : NARROW}${show(logo, 'html:root')}`;
  if (!logoDark) return light;
  const system = show(logoDark, 'html[data-theme=system]');
  return [
    light,
    show(logoDark, 'html:root', '[data-ground=stone]'),
    show(logoDark, 'html[data-theme=dark]'),
    `@media(prefers-color-scheme:dark){${system}}`,
  ].join('');
}

type PanelColors = Readonly<Record<'stone' | 'stoneText' | 'stoneMuted', ThemedColor>>;

const inks = ['stoneText', 'stoneMuted'] as const satisfies ColorRole[];

const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour of the panel, in percent as opaque as its text needs on a picture that is white or black there. */
function scrimIn(colors: PanelColors, scheme: keyof ThemedColor): string {
  const channels = channelsOf(colors.stone[scheme]);
  const isEnough = (percent: number) =>
    [0, 255].every((behind) => {
      const seen = channels.map((own) => Math.round(behind + ((own - behind) * percent) / 100));
      const ground = `#${seen.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
      return inks.every((ink) => contrast(colors[ink][scheme], ground) >= 4.5);
    });
  let percent = 0;
  while (percent < 100 && !isEnough(percent)) percent += 1;
  return `rgb(${channels.join(' ')}/${percent}%)`;
}

/** The colour between a picture and the text of the panel, which keeps a contrast of 4.5 on any picture. */
export const scrimOf = (colors: PanelColors): string =>
  `light-dark(${scrimIn(colors, 'light')},${scrimIn(colors, 'dark')})`;

/** The background that shows a picture as large as the panel. */
export const pictureOf = ({ url }: Pick<BrandLogo, 'url'>): string =>
  `${addressOf(url)} center / cover no-repeat`;

// Of the pattern `AuthPanel`, whose first part is a drawing as large as the panel.
const PANEL = 'html:root header[data-panel]';

/** A style sheet that hides the word 'Directory' beside the mark of the panel, for brands of which it is not the name. */
export const noWordRules: string = rule(`${PANEL} span[data-ground]`, hiddenName);

/**
 * A style sheet that shows a picture in place of the drawing beside sign-in. Browsers load it only where the panel is beside the
 * form; the band of narrow windows has the plain colour. Empty without a picture.
 */
export function pictureRules(picture: Pick<BrandLogo, 'url'> | null, colors: PanelColors): string {
  if (!picture) return '';
  const scrim = scrimOf(colors);
  // Behind each text: opaque where the text is, fading out around it.
  const behind = {
    content: '""',
    position: 'absolute',
    'z-index': '-1',
    inset: '0',
    background: scrim,
    'box-shadow': `0 0 5rem 5rem ${scrim}`,
  };
  const wide = [
    rule(`${PANEL}>svg`, { background: pictureOf(picture) }),
    rule(`${PANEL}::before`, { display: 'none' }),
    rule(`${PANEL}>:not(svg)`, { position: 'relative' }),
    rule(`${PANEL}>:not(svg)::before`, behind),
  ].join('');
  return `${PANEL}>svg>*{display:none}@media screen and ${atLeast('md')}{${wide}}`;
}
