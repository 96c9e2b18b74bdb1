import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, oneLine, rem, textStyle } from '../../theme/css.ts';
import { radius, space } from '../../theme/scale.ts';

const { color, shadow } = vars;

export const side = style([
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    padding: `${rem(space.section)} ${rem(space.xlarge)}`,
    background: color.stone,
  },
  below('md', { order: -1, blockSize: rem(96), padding: 0 }),
]);

/** Drawn with the colours of the dark: the stone is dark in both themes. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: color.accent,
  colorScheme: 'dark',
});

export const water = style({
  fill: 'currentColor',
  fillOpacity: 0.05,
  stroke: 'currentColor',
  strokeOpacity: 0.2,
  strokeWidth: 0.75,
});

export const stone = style({ fill: color.accentLine, fillOpacity: 0.75 });

export const vein = style({
  fill: 'currentColor',
  stroke: color.stoneMuted,
  strokeOpacity: 0.6,
  strokeWidth: 0.75,
  selectors: {
    '&[data-fill=strong]': { fillOpacity: 0.5 },
    '&[data-fill=soft]': { fillOpacity: 0.28 },
  },
});

export const gleam = style({ fill: color.stoneMuted, fillOpacity: 0.1 });

export const edge = style({
  fill: 'none',
  stroke: color.stoneMuted,
  strokeOpacity: 0.6,
  strokeWidth: 1,
});

export const examples = style([
  { display: 'grid', gap: rem(space.small) },
  below('md', { display: 'none' }),
]);

export const example = style({
  display: 'flex',
  gap: rem(space.small),
  padding: rem(space.small),
  background: color.surface,
  border: '1px solid transparent',
  borderRadius: radius.card,
  boxShadow: shadow.float,
});

export const exampleWords = style({ flex: 1, minInlineSize: 0 });
export const name = style([textStyle('label'), oneLine]);
export const line = style([textStyle('caption'), oneLine, { color: color.textMuted }]);
