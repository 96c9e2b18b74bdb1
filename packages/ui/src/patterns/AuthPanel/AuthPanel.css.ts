import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, rem, textStyle } from '../../theme/css.ts';
import { layout, space } from '../../theme/scale.ts';
import { underlineOnHover } from '../../theme/shapes.ts';

const { color } = vars;
const band = 152;

export const page = style({
  minBlockSize: '100dvh',
  background: color.surface,
  ...from('md', { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' }),
});

export const panel = style([
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    background: color.stone,
    color: color.stoneText,
    // A plain scrim keeps the text readable over the bright veins.
    '::before': { content: '', position: 'absolute', zIndex: -1, inset: 0 },
  },
  { selectors: { '&:dir(rtl)::before': { scale: '-1 1' } } },
  from('md', {
    '::before': { background: `linear-gradient(to top, ${color.stone} 80px, transparent 230px)` },
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100dvh',
    padding: `${rem(40)} ${rem(40)} ${rem(38)}`,
  }),
  below('md', {
    minBlockSize: rem(band),
    padding: `${rem(space.medium)} ${rem(space.medium)} ${rem(22)}`,
    '::before': { background: `linear-gradient(to right, ${color.stone} 36%, transparent 92%)` },
  }),
]);

export const brand = style({
  alignSelf: 'start',
  color: color.stoneText,
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': { outlineColor: color.stoneText } },
});

export const title = style([textStyle('display'), below('md', textStyle('heading2'))]);

export const line = style({
  ...textStyle('lead'),
  color: color.stoneMuted,
  marginBlockStart: space.xxsmall,
  ...below('md', { ...textStyle('body'), marginBlockStart: space.hair }),
});

export const side = style([
  { display: 'flex', flexDirection: 'column' },
  from('md', {
    position: 'relative',
    padding: `${rem(space.xlarge)} ${rem(space.xxlarge)} ${rem(space.page)}`,
  }),
  below('md', { padding: `${rem(28)} ${rem(space.medium)} ${rem(space.page)}` }),
]);

export const back = style({
  ...textStyle('small'),
  alignSelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: rem(28),
  fontWeight: 540,
  color: color.accentText,
  borderRadius: vars.radius.small,
  selectors: underlineOnHover,
  ...below('md', { display: 'none' }),
});

export const form = style({
  inlineSize: '100%',
  ...from('md', {
    maxInlineSize: rem(layout.authForm),
    margin: 'auto',
    paddingBlock: space.xlarge,
  }),
});

/** Wide, it ends with the page and starts below the form, which it must not cover, and moves nothing when it comes. */
export const foot = style([
  { color: color.textMuted },
  below('md', { paddingBlockStart: rem(space.xlarge) }),
  from('md', {
    position: 'absolute',
    insetBlockStart: `calc(100% - ${rem(space.page + space.xlarge)})`,
    insetInline: rem(space.xxlarge),
    display: 'flex',
    alignItems: 'safe end',
    blockSize: rem(space.page + space.xlarge),
    paddingBlockEnd: rem(space.xsmall),
  }),
]);
globalStyle(`${foot} > div`, from('md', { rowGap: rem(space.xxsmall) }));

export const motif = style([
  { position: 'absolute', zIndex: -2, color: color.accent, colorScheme: 'dark' },
  from('md', { inset: 0, inlineSize: '100%', blockSize: '100%' }),
  below('md', {
    insetBlockStart: -346,
    insetInlineStart: 'max(83px, 100% - 292px)',
    inlineSize: 520,
    blockSize: 878,
  }),
]);

export const water = style({
  fill: 'currentColor',
  fillOpacity: 0.07,
  stroke: 'currentColor',
  strokeOpacity: 0.35,
  strokeWidth: 0.75,
});
export const shade = style({ fill: color.overlay, fillOpacity: 0.55 });
export const stone = style({ fill: color.accentLine });
export const light = style({ stopColor: color.stoneMuted });
export const dark = style({ stopColor: color.stone });
export const vein = style({ fill: 'currentColor', stroke: color.stoneMuted, strokeOpacity: 0.7 });
export const edge = style({
  fill: 'none',
  stroke: color.stoneMuted,
  strokeOpacity: 0.7,
  strokeWidth: 1.25,
});
