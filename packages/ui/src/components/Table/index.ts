export { type Column, type ColumnHead, type SkeletonCell, skeletonCells } from './column.ts';
export { RowLink, type RowLinkProps } from './RowLink.tsx';
export { nextSort, type Sort, type SortDirection, sortDirections } from './sorting.ts';
export {
  Table,
  type TableDensity,
  type TableProps,
  type TableSelection,
  tableDensities,
} from './Table.tsx';
export { TableCard, type TableCardProps } from './TableCard.tsx';
export { TableSkeleton, type TableSkeletonProps } from './TableSkeleton.tsx';
