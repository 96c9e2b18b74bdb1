export type { SubmitResult } from '../core/submitResult.ts';
export { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
export { PersonalForm, type PersonalFormProps } from './PersonalForm.tsx';
export type { PasswordValues } from './passwordValues.ts';
