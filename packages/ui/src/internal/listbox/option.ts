import type { Ref } from 'react';
import type { FieldProps } from '../field/Field.tsx';
import type { ListboxTexts } from './texts.ts';

/** One thing that can be chosen. */
export interface Option {
  /** What is kept and sent; unique within its list. */
  value: string;
  /** What people read and search for. */
  label: string;
  /** Short remark at the row's end, such as a count. */
  detail?: string | undefined;
}

/** What every searchable select takes, however many values it has. */
export interface SearchableProps extends FieldProps {
  /** All that can be chosen; thousands are no trouble. Keep the array the same between renders. */
  options: readonly Option[];
  /** The focus has left the field with all that belongs to it. */
  onBlur?: (() => void) | undefined;
  /** An example of what to type, while nothing is chosen. */
  placeholder?: string | undefined;
  /** Options are on their way: says so, keeps those that are there. Sets `aria-busy`. Default false. */
  loading?: boolean | undefined;
  /** The list does not open, and nothing can be taken out. Default false. */
  disabled?: boolean | undefined;
  /** Words to use in place of the default ones. */
  texts?: Partial<ListboxTexts> | undefined;
  /** The text input, for an error summary or a form to focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}
