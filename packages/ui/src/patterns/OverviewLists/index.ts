export { type Entry, EntryList, type EntryListProps } from './EntryList.tsx';
export { OverviewGrid, type OverviewGridProps } from './OverviewGrid.tsx';
export { TileRow, type TileRowProps } from './TileRow.tsx';
export { type WaitingLine, WaitingList, type WaitingListProps } from './WaitingList.tsx';
