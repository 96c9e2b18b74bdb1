import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, textStyle } from '../../theme/css.ts';
import type { TypeName } from '../../theme/scale.ts';
import type { HeadingLook } from './Heading.tsx';

const base = style({
  color: vars.color.text,
  minInlineSize: 0,
  textWrap: 'balance',
  // Focused after navigation, to be announced; it is not a control.
  selectors: { '&[tabindex="-1"]:focus': { outline: 'none' } },
});

const voices: Record<HeadingLook, { wide: TypeName; phone: TypeName }> = {
  display: { wide: 'display', phone: 'heading1' },
  page: { wide: 'heading1', phone: 'heading2' },
  dialog: { wide: 'heading2', phone: 'heading2' },
  section: { wide: 'heading3', phone: 'heading3' },
  label: { wide: 'label', phone: 'label' },
};

export const heading = styleVariants(voices, ({ wide, phone }) => [
  base,
  textStyle(wide),
  below('md', textStyle(phone)),
]);
