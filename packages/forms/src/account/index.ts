export type { SubmitResult } from '../core/submitResult.ts';
export { AccountChoice, type FoundChoices, shownChoices } from './AccountChoice.tsx';
export { DeleteDialog } from './DeleteDialog.tsx';
export { InviteDialog, type InviteValues } from './InviteDialog.tsx';
export { MoveListingDialog } from './MoveListingDialog.tsx';
export { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.tsx';
export { PasswordForm, type PasswordValues } from './PasswordForm.tsx';
export { PersonalForm } from './PersonalForm.tsx';
export { RolesDialog, type RolesValues } from './RolesDialog.tsx';
