export type { SubmitResult } from '../core/submitResult.ts';
export { PasswordForm, type PasswordValues } from './PasswordForm.tsx';
export { PersonalForm } from './PersonalForm.tsx';
