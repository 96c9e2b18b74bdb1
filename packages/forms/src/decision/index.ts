export { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';
export type { Decided, DecisionWrite } from './decisionValues.ts';
export { InternalNote } from './InternalNote.tsx';
