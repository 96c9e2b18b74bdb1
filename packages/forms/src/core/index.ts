export { type Attempt, type Attempts, createAttempts } from './attempt.ts';
export { DirtyReport } from './DirtyReport.tsx';
export { Form, type FormProps } from './Form.tsx';
export { FormErrors, type FormErrorsProps } from './FormErrors.tsx';
export { FormSaved, type FormSavedProps } from './FormSaved.tsx';
export { FormChoice, type FormChoiceProps } from './fields/FormChoice.tsx';
export { FormCombobox, type FormComboboxProps } from './fields/FormCombobox.tsx';
export { FormMultiSelect, type FormMultiSelectProps } from './fields/FormMultiSelect.tsx';
export { FormPasswordField, type FormPasswordFieldProps } from './fields/FormPasswordField.tsx';
export {
  FormSegmentedControl,
  type FormSegmentedControlProps,
} from './fields/FormSegmentedControl.tsx';
export { FormStarRating, type FormStarRatingProps } from './fields/FormStarRating.tsx';
export { FormSwitch, type FormSwitchProps } from './fields/FormSwitch.tsx';
export { FormTextArea, type FormTextAreaProps } from './fields/FormTextArea.tsx';
export { FormTextField, type FormTextFieldProps } from './fields/FormTextField.tsx';
export {
  createMemoryDraftKeeper,
  type DraftKeeper,
  type DraftPlace,
  type KeptText,
} from './keeping/draftKeeper.ts';
export { createDraftKeeper } from './keeping/indexedDraftKeeper.ts';
export { KeptTextBanner, type KeptTextBannerProps } from './keeping/KeptTextBanner.tsx';
export type { Keeping } from './keeping/keepingState.ts';
export { type KeptTextControls, type KeptTextOffer, useKeptText } from './keeping/useKeptText.ts';
export { type FieldRule, problemsIn, type Rules } from './rules.ts';
export { SubmitBar, type SubmitBarProps, type SubmitWords } from './SubmitBar.tsx';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
export type { SubmitFailure, SubmitResult } from './submitResult.ts';
export { useField } from './useField.ts';
export { type FormSetup, type Intent, intents, type PortalForm, useForm } from './useForm.ts';
