export { ReplyForm, type ReplyFormProps } from './ReplyForm.tsx';
export { ReportDialog } from './ReportDialog.tsx';
export { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
