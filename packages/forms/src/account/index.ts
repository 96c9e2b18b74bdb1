export type { SubmitResult } from '../core/submitResult.ts';
export { PasswordForm, type PasswordValues } from './PasswordForm.tsx';
export { PersonalForm } from './PersonalForm.tsx';
export { RolesForm, type RolesValues } from './RolesForm.tsx';
