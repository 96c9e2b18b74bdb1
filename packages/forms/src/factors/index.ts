export { AuthenticatorDialog, type AuthenticatorKey } from './AuthenticatorDialog.tsx';
export { NewCodesDialog } from './NewCodesDialog.tsx';
export { PasskeyDialog, type PasskeyValues, RenamePasskeyDialog } from './PasskeyDialog.tsx';
