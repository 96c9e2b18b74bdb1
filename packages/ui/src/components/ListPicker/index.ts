export type { Option } from '../../internal/listbox/option.ts';
export { ListPicker, type ListPickerProps } from './ListPicker.tsx';
