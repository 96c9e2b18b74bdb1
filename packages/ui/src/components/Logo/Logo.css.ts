import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { weight } from '../../theme/scale.ts';

/** A thin line over the image, so that light and dark logos have an edge. */
export const logo = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  fontWeight: weight.semibold,
  lineHeight: 1,
  color: vars.color.neutralText,
  background: vars.color.neutralSoft,
  userSelect: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `1px solid ${vars.color.border}`,
      borderRadius: 'inherit',
    },
    '&[data-picture]': { background: vars.color.sunken },
    '&[data-size=small]': {
      inlineSize: rem(24),
      blockSize: rem(24),
      fontSize: rem(10),
      borderRadius: vars.radius.badge,
    },
    '&[data-size=medium]': {
      inlineSize: rem(36),
      blockSize: rem(36),
      fontSize: rem(13),
      borderRadius: vars.radius.control,
    },
    '&[data-size=large]': {
      inlineSize: rem(56),
      blockSize: rem(56),
      fontSize: rem(18),
      borderRadius: vars.radius.card,
    },
  },
});

export const picture = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});
