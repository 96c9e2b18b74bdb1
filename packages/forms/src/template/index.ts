export { TemplateDialog } from './TemplateDialog.tsx';
