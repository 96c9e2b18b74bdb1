export { createAttempts } from './attempt.ts';
export { createDraftStore, type DraftStatus, type DraftStore } from './drafts/draftStore.ts';
export { forgetReasons } from './drafts/forgetReasons.ts';
export type { Upload } from './pictures/usePictureUpload.ts';
export type { SubmitResult } from './submitResult.ts';
