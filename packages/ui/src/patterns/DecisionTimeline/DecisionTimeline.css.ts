import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle, userText } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const event = style({
  display: 'grid',
  gridTemplateColumns: `${rem(16)} minmax(0, 1fr)`,
  columnGap: rem(10),
  paddingBlockEnd: rem(space.medium),
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

/** Icon, and a line to the next one. */
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(space.xxsmall),
  paddingBlockStart: 2,
  marginBlockEnd: rem(-space.medium),
  selectors: {
    [`${event}:not(:last-child) &::after`]: {
      content: '',
      flex: 1,
      inlineSize: 1,
      background: color.borderStrong,
    },
    '&[data-tone=neutral]': { color: color.textMuted },
    '&[data-tone=caution]': { color: color.caution },
    '&[data-tone=critical]': { color: color.critical },
    '&[data-tone=positive]': { color: color.positive },
  },
});

export const action = style([textStyle('small'), { color: color.textMuted }]);

export const who = style({ fontWeight: 600, color: color.text, unicodeBidi: 'isolate' });

export const when = style({
  ...textStyle('caption'),
  display: 'block',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  ...textStyle('small'),
  marginBlockStart: rem(space.snug),
  padding: `${rem(space.xsmall)} ${rem(10)}`,
  background: color.sunken,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  ...userText,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-internal]': { background: color.cautionSoft },
    '&[data-message]': { background: color.surface, borderColor: color.border },
  },
});

export const internal = style({
  ...textStyle('caption'),
  ...inRow(rem(space.snug)),
  fontWeight: 600,
  color: color.cautionText,
});

export const internalText = style(userText);

/** Between new messages and what the reader has seen. */
export const divider = style({
  ...textStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.small),
  paddingBlockEnd: rem(space.medium),
  fontWeight: 600,
  color: color.accent,
  '::before': { content: '', flex: 1, blockSize: 1, background: color.accent },
  '::after': { content: '', flex: 1, blockSize: 1, background: color.accent },
});
