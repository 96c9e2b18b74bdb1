export { type ColorRole, color, type ThemedColor } from './color.ts';
export { vars } from './contract.css.ts';
export { below, focusRing, from, oneLine, rem, textStyle, transition } from './css.ts';
export {
  type Breakpoint,
  breakpoint,
  control,
  fontFamily,
  layout,
  motion,
  radius,
  type Space,
  space,
  type TypeName,
  type TypeStyle,
  type,
  weight,
  zIndex,
} from './scale.ts';
