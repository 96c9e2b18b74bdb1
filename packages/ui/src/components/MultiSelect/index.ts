export type { Option } from '../../internal/listbox/option.ts';
export { type ListboxTexts, listboxTexts } from '../../internal/listbox/texts.ts';
export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
