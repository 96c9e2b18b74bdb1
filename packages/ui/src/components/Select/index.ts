export type { Option } from '../../internal/listbox/option.ts';
export { Select, type SelectProps, type SelectSize, selectSizes } from './Select.tsx';
