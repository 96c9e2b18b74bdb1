export { FilterMenu, type FilterMenuProps, type FilterOption } from './FilterMenu.tsx';
