import { vars } from '@portal/ui/theme/contract.css';
import { rem, textStyle } from '@portal/ui/theme/css';
import { space } from '@portal/ui/theme/scale';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, control, fontFamily } = vars;

export const preview = style({
  display: 'grid',
  gap: rem(space.medium),
  padding: rem(space.medium),
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.canvas,
  color: color.text,
  fontFamily: fontFamily.text,
});

export const panel = style({
  display: 'grid',
  gap: rem(space.large),
  padding: rem(space.medium),
  borderRadius: radius.card,
  background: color.stone,
  color: color.stoneText,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-picture]': {
      overflow: 'hidden',
      alignContent: 'space-between',
      gap: rem(space.page),
      minBlockSize: rem(220),
    },
  },
});

/** The variable with the colour between a picture and the text. */
export const scrim = '--sign-in-scrim';
const behind = `var(${scrim})`;
globalStyle(`${panel}[data-picture] > *`, {
  background: behind,
  boxShadow: `0 0 ${rem(space.medium)} ${rem(space.medium)} ${behind}`,
});

export const title = style(textStyle('heading2'));
export const line = style({ ...textStyle('small'), color: color.stoneMuted });

export const rows = style({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(space.small),
  minBlockSize: control.row,
  paddingBlock: rem(space.xxsmall),
  paddingInline: rem(space.small),
  ...textStyle('small'),
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-selected]': { background: color.selected },
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
  },
});
