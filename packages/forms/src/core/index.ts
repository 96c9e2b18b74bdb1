/* The form engine, without a form of this product. */

export { createAttempts } from './attempt.ts';
export {
  FormCheckbox,
  FormCombobox,
  FormMultiSelect,
  FormSegmentedControl,
  FormSelect,
  FormStarRating,
  FormSwitch,
} from './choiceFields.tsx';
export {
  createDraftStore,
  type DraftKey,
  type DraftStatus,
  type DraftStore,
} from './drafts/draftStore.ts';
export { forgetReasons } from './drafts/forgetReasons.ts';
export { LocalDraftBanner } from './drafts/LocalDraftBanner.tsx';
export { type DraftForm, useDraftForm } from './drafts/useDraftForm.ts';
export { useLocalDraft } from './drafts/useLocalDraft.ts';
export { DirtyReport, Form, SubmitButton } from './Form.tsx';
export { FormDialog, useDialogForm } from './FormDialog.tsx';
export { FormErrors, FormSaved } from './FormErrors.tsx';
export { FormRadioGroup } from './FormRadioGroup.tsx';
export { FormPasswordField, FormTextArea, FormTextField, useField } from './fields.tsx';
export { FormFileField, FormFilesField, type StoredFile } from './files/fileFields.tsx';
export type { Upload, UploadResult } from './files/useUploads.ts';
export { focusInvalid } from './focusField.ts';
export {
  type Detour,
  type LeaveGuard,
  LeaveProvider,
  type UseBlocker,
  useLeaveGuard,
} from './leave/LeaveGuard.tsx';
export { useDraftGuard } from './leave/useDraftGuard.ts';
export { emailRule, type FieldRule, type Rules, textRule } from './rules.ts';
export { SubmitBar } from './SubmitBar.tsx';
export type { SubmitResult } from './submitResult.ts';
export { type BoundForm, type FormSetup, type Intent, useForm } from './useForm.ts';
export {
  FormCheckboxGroup,
  FormDateField,
  FormDateRange,
  FormMoneyField,
  FormNumberField,
} from './valueFields.tsx';
