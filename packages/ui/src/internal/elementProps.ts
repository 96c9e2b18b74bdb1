import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * The attributes, listeners and ref that a component passes on to its element, such as `id`, `data-testid` and
 * `aria-describedby`. Without `className` and `style`: the component sets its own.
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'children' | 'dangerouslySetInnerHTML'
>;

/** Those of a control with `onValueChange`, whose `onChange` would receive an event of the browser instead of a value. */
export type ControlProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ElementProps<Tag>,
  'name' | 'type' | 'role' | 'value' | 'defaultValue' | 'onChange'
> & { onChange?: never };
