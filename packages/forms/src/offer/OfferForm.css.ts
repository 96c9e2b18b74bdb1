import { rem, space, textStyle, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const offer = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xxsmall,
  padding: space.large,
  overflowWrap: 'anywhere',
  background: vars.color.accentSoft,
  border: `1px dashed ${vars.color.accent}`,
  borderRadius: vars.radius.card,
});

export const kind = style([
  textStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    fontWeight: 600,
    color: vars.color.accentText,
  },
]);

export const title = style([textStyle('label'), { fontWeight: 620 }]);

export const text = style([textStyle('body'), { color: vars.color.textMuted }]);

export const label = style([
  textStyle('label'),
  {
    marginBlockStart: space.xsmall,
    paddingBlock: rem(5),
    paddingInline: space.small,
    background: vars.color.surface,
    border: `1px solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.control,
  },
]);
