export { ReplyForm, type ReplyFormProps } from './ReplyForm.tsx';
export { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
export { DeclineReplyDialog, ReportDialog } from './reviewDialogs.tsx';
