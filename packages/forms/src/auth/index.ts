export { EmailForm } from './EmailForm.tsx';
export { emailFailure, forgotFailure, registrationFailure, resetFailure } from './failures.ts';
export { LoginForm } from './LoginForm.tsx';
export type { NewPassword } from './newPassword.ts';
export { RegistrationForm } from './RegistrationForm.tsx';
export { ResetPasswordForm } from './ResetPasswordForm.tsx';
export { PasskeySignIn, SecondFactorForm } from './SecondFactorForm.tsx';
export { VerifyForm } from './VerifyForm.tsx';
