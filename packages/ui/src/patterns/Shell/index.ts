export { Columns, type ColumnsKind, type ColumnsProps, columnsKinds } from './Columns.tsx';
export { Shell, type ShellProps } from './Shell.tsx';
export { StickyFoot, type StickyFootProps } from './StickyFoot.tsx';
