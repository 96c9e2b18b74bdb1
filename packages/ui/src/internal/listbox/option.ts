import type { ControlProps } from '../elementProps.ts';
import type { FieldProps } from '../field/Field.tsx';
import type { IconType } from '../icon/Icon.tsx';
import type { ListboxTexts } from './texts.ts';

/** An option of a select. */
export interface Option {
  /** The submitted value, unique in its list. */
  value: string;
  /** The text that is shown and searched. */
  label: string;
  /** Icon before the label in a `Select`. Default: none. */
  icon?: IconType | undefined;
  /** Short text at the end of the row, such as a count. */
  detail?: string | undefined;
  /** Other names, which are searched but not shown. Default: none. */
  keywords?: readonly string[] | undefined;
}

/** Props of every searchable select. */
export interface SearchableProps
  extends FieldProps,
    Omit<ControlProps<'input'>, 'onKeyDown' | 'onBlur'> {
  /** All options, even thousands. Keep the array the same between renders. */
  options: readonly Option[];
  /** Called when the field loses the focus. */
  onBlur?: (() => void) | undefined;
  /** An example value, while nothing is selected. */
  placeholder?: string | undefined;
  /** More options are loading, which is announced. Sets `aria-busy`. Default false. */
  loading?: boolean | undefined;
  /** The list does not open, and nothing can be removed. Default false. */
  disabled?: boolean | undefined;
  /** Replacements of the default texts. */
  texts?: Partial<ListboxTexts> | undefined;
}
