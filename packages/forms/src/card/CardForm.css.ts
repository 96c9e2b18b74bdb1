import { below, rem, space } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: space.small });

/** The height of a field with its label and error line. */
export const bones = style([
  { display: 'grid', alignContent: 'start', gap: space.xxsmall, minBlockSize: rem(84) },
  below('md', { minBlockSize: rem(92) }),
]);

/** Two fields, side by side in wide containers. */
export const pair = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  marginInlineStart: 'auto',
});
