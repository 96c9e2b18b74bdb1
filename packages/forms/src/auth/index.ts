export { EmailForm, type EmailFormProps } from './EmailForm.tsx';
export { forgotFailure, letterFailure, registrationFailure, resetFailure } from './failures.ts';
export { LoginForm, type LoginFormProps } from './LoginForm.tsx';
export type { NewPassword } from './newPassword.ts';
export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx';
export { type Verification, VerifyForm, type VerifyFormProps } from './VerifyForm.tsx';
