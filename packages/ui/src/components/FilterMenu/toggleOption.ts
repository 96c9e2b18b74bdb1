import type { Option } from '../../internal/listbox/option.ts';

/** The selected values after a change of one, in the order of the options, so that the same selection gives the same URL. */
export const toggleOption = (
  options: readonly Option[],
  selected: readonly string[],
  changed: string,
): string[] =>
  options
    .map(({ value }) => value)
    .filter((value) => selected.includes(value) !== (value === changed));
