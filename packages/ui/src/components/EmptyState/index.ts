export { type EmptyDrawing, emptyDrawings } from './drawings.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
