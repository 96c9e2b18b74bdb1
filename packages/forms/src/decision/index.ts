export { DecisionForm, type DecisionFormProps, InternalNote } from './DecisionForm.tsx';
export { DeclineDialog, type DeclineDialogProps } from './DeclineDialog.tsx';
export type { DecisionWrite } from './decisionValues.ts';
export { AddRemark, RemarkFields } from './RemarkFields.tsx';
export type { TemplateSource } from './TemplateMenu.tsx';
