import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  focusRing,
  ownDirection,
  rem,
  textStyle,
  touchTarget,
  transition,
} from '../../theme/css.ts';
import { control, space, type } from '../../theme/scale.ts';
import { hidden } from '../hidden.css.ts';

/** The column may be narrower than the control's default width. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.snug,
  minInlineSize: 0,
  // Painted apart: a key press paints its own field again, not the whole form.
  isolation: 'isolate',
});

const sides = { display: 'flex', justifyContent: 'space-between', gap: space.small };

/** Where both do not fit beside each other, the aside is below the label. */
export const labelRow = style([sides, { alignItems: 'baseline', flexWrap: 'wrap', rowGap: 0 }]);

export const hiddenLabelRow = hidden;

export const label = style(textStyle('label'));

export const aside = style([textStyle('caption'), { color: vars.color.textSubtle }]);

const linked = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.small,
});

/** A field with a link beside its label, which is after the control in the page: Tab goes from field to field. */
export const linkedField = style([field, linked]);

globalStyle(`${linked} > *`, { gridColumn: '1 / -1' });
globalStyle(`${linked} > :first-child`, { gridColumn: '1', alignSelf: 'baseline' });
globalStyle(`${linked} > :last-child`, { gridArea: '1 / 2', alignSelf: 'baseline' });

/** As high as the line: the button reaches beyond it. */
export const footAction = style({ marginBlock: rem(-6), marginInlineStart: rem(-8) });

export const help = style([textStyle('caption'), { color: vars.color.textMuted }]);

export const error = style([
  textStyle('caption'),
  {
    display: 'flex',
    gap: space.xxsmall,
    alignItems: 'start',
    fontWeight: 500,
    color: vars.color.criticalText,
    selectors: { [`${footAction} + &`]: { order: -1, flexBasis: '100%' } },
  },
]);

/** An error has a line of its own above a button: between it and the counter it would be a few letters wide. */
export const foot = style([
  sides,
  {
    minBlockSize: rem(16),
    selectors: {
      [`&:has(> ${footAction})`]: { alignItems: 'baseline' },
      [`&:has(> ${footAction} + ${error})`]: { flexWrap: 'wrap' },
    },
  },
]);

export const count = style([
  textStyle('caption'),
  {
    color: vars.color.textSubtle,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    marginInlineStart: 'auto',
    selectors: { '&[data-over]': { color: vars.color.criticalText, fontWeight: 500 } },
  },
]);

/** Of a fixed size and no flex item, so that another number lays out nothing else. */
export const used = style({
  display: 'block',
  contain: 'size layout',
  blockSize: '1lh',
  textAlign: 'end',
});

/** The box of text controls. Its border reflects hover, focus and `aria-invalid` of the control. */
export const box = style([
  textStyle('body'),
  transition('border-color', 'box-shadow'),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    inlineSize: '100%',
    minBlockSize: vars.control.default,
    paddingInline: 11,
    lineHeight: rem(20),
    color: vars.color.text,
    background: vars.color.surface,
    border: `1px solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { borderColor: vars.color.borderControlHover },
      '&:focus-within': {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}`,
      },
      '&:has([aria-invalid=true])': {
        borderColor: vars.color.critical,
        boxShadow: `0 0 0 1px ${vars.color.critical}`,
      },
      '&:has(:is(input, textarea):disabled), &:disabled': {
        background: vars.color.sunken,
        borderColor: vars.color.borderStrong,
        color: vars.color.textDisabled,
      },
      '&:has(:is(input, textarea)[readonly]:not(:disabled, [role=combobox]))': {
        background: vars.color.sunken,
        borderColor: 'transparent',
      },
      '&[data-size=touch]': { minBlockSize: rem(control.touch) },
      '&[data-size=compact]': { minBlockSize: vars.control.compact },
    },
    '@media': {
      // Forced colours remove shadows.
      '(forced-colors: active)': {
        selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: 1 } },
      },
    },
  },
  // iOS zooms into fields with smaller text.
  below('md', { minBlockSize: rem(control.touch), fontSize: rem(type.lead.size) }),
]);

/** The control inside a `box`, without a border. */
export const bare = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  background: 'none',
  border: 0,
  outline: 'none',
  ...ownDirection,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[dir]': { textAlign: 'start' },
    '&::placeholder': { unicodeBidi: 'plaintext', color: vars.color.textSubtle, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
  },
});

const iconSide = `calc(${11 + space.xsmall}px + 1rem)`;

/**
 * Extends the `bare` input of a text field over the whole box, so that a click anywhere in it focuses it.
 * Out of the flow and of a fixed size, so that a key press lays out nothing but the input.
 */
export const cover = style({
  position: 'absolute',
  inset: 0,
  contain: 'size layout',
  inlineSize: '100%',
  paddingInline: 11,
  borderRadius: 'inherit',
  selectors: {
    '&:not(:first-child)': { paddingInlineStart: iconSide },
    '&:not(:last-child)': { paddingInlineEnd: iconSide },
  },
});

/** Extends a `bare` input over the whole box, so that a click anywhere in it focuses it. */
export const fill = style({
  alignSelf: 'stretch',
  borderRadius: 'inherit',
  selectors: {
    '&:first-child': { marginInlineStart: -11, paddingInlineStart: 11 },
    '&:last-child': { marginInlineEnd: -11, paddingInlineEnd: 11 },
  },
});

/** Above the input, whose background is opaque when the browser has filled it in. */
export const adornment = style({
  zIndex: 1,
  display: 'inline-flex',
  color: vars.color.textSubtle,
  // The input is out of the flow.
  selectors: { '&:last-child': { marginInlineStart: 'auto' } },
});

/** In CSS pixels. */
const actionOnPhone = 36;

/** A small button inside a box, such as to show a password. Invisible while disabled. */
export const action = style([
  transition('background-color', 'color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: rem(28),
    blockSize: rem(28),
    marginInlineEnd: -6,
    color: vars.color.textMuted,
    borderRadius: vars.radius.badge,
    selectors: {
      '&:hover': { background: vars.color.hover, color: vars.color.text },
      '&:focus-visible': focusRing('inset'),
      '&:disabled': { visibility: 'hidden' },
    },
  },
  below('md', { inlineSize: rem(actionOnPhone), blockSize: rem(actionOnPhone) }),
  ...touchTarget(actionOnPhone, actionOnPhone),
]);
