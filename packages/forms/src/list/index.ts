export { CorrectRowDialog } from './CorrectRowDialog.tsx';
export { ExportDialog } from './ExportDialog.tsx';
export { ViewDialog, type ViewDialogKind, type ViewValues } from './ViewDialog.tsx';
