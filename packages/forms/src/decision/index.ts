export { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';
export { DeclineDialog, type DeclineDialogProps } from './DeclineDialog.tsx';
export type { Decided, DecisionWrite } from './decisionValues.ts';
export { InternalNote } from './InternalNote.tsx';
