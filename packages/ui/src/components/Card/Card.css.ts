import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

const inset = style([
  { paddingInline: space.xlarge - 1 },
  below('md', { paddingInline: space.medium - 1 }),
]);

export const header = style([
  inset,
  {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.medium,
    paddingBlock: `${space.large - 1}px ${space.medium}px`,
  },
]);

export const titles = style({ minInlineSize: 0 });

export const help = style([
  textStyle('small'),
  { color: vars.color.textMuted, textWrap: 'pretty' },
]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  flexShrink: 0,
  minBlockSize: 24,
});

// On phones a control with several choices is below the title, which it would squeeze.
globalStyle(
  `${header}:has(${actions} [data-look])`,
  below('md', { flexDirection: 'column', gap: space.small }),
);

export const body = style([
  { display: 'flex', flexDirection: 'column', minInlineSize: 0, flex: 1 },
]);

const padded = style([
  inset,
  {
    paddingBlock: space.large - 1,
    selectors: { [`${header} + &`]: { paddingBlockStart: 0 } },
  },
  below('md', { paddingBlock: space.medium - 1 }),
]);

export const padding = { default: padded, none: '' } as const;

export const foot = style([
  inset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: space.xsmall,
    paddingBlock: 14,
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
]);

// On phones its buttons fill the row, as in the page header.
globalStyle(`${foot} > :is(a, button)`, below('md', { flex: 1 }));

export const gap = styleVariants(space, (px) => ({ gap: px }));
