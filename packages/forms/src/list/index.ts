export { ExportDialog } from './ExportDialog.tsx';
export { ViewDialog } from './ViewDialog.tsx';
