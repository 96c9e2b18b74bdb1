export { DecisionForm, type DecisionFormProps, InternalNote } from './DecisionForm.tsx';
export type { DecisionWrite } from './decisionValues.ts';
export { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';
export { AddRemark, RemarkFields } from './RemarkFields.tsx';
export type { TemplateSource } from './TemplateMenu.tsx';
export { UnsentDecisions } from './UnsentTexts.tsx';
