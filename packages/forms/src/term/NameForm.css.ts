import { below, rem, space, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({
  selectors: {
    '&[data-layout=rename]': { flex: 1, minInlineSize: 0 },
    '&[data-layout=below]': { padding: rem(space.xsmall), background: vars.color.sunken },
    'ul:not(:empty) + &[data-layout=below]': {
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'start',
  gap: rem(space.xsmall),
  minInlineSize: 0,
  selectors: { [`${place}[data-layout=rename] &`]: { flexWrap: 'wrap' } },
});

export const field = style({
  flex: `1 1 ${rem(160)}`,
  minInlineSize: 0,
  ...below('md', { flexBasis: '100%' }),
});
