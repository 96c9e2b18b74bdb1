export { createAttempts } from './attempt.ts';
export { createDraftKeeper, type DraftKeeper, type Keeping } from './keeping/draftKeeper.ts';
export type { SubmitResult } from './submitResult.ts';
