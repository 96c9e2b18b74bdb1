export {
  type ChangeRequest,
  type NewRemark,
  photoItem,
  type Remark,
  type RemarkAnswer,
  readAnswers,
  remarkFields,
  remarkLimit,
  remarkTitle,
  unresolved,
  waitsForVendor,
  withoutReplies,
} from './changeRequest.ts';
export {
  answerKinds,
  decidedWithin,
  hoursText,
  limitText,
  type QueueStep,
  queueKinds,
  trendWeeks,
  type UsualWait,
  usualWait,
  type WaitTrend,
  waitedUntil,
  waitSample,
  waitText,
  waitTrend,
} from './expectedWait.ts';
export {
  decideFeedback,
  decideOffer,
  type FeedbackChange,
  type FeedbackDecision,
  type FeedbackState,
  resubmitOffer,
  submitReview,
  waitingSince,
  withdrawFeedback,
} from './feedback.ts';
export { changeHiding, endsHiding } from './hiding.ts';
export {
  isEditable,
  linkParts,
  messageField,
  messageRate,
  newMessages,
  readMessage,
} from './messages.ts';
export * from './reply.ts';
export * from './report.ts';
export * from './reportReasons.ts';
export {
  changedFields,
  isInternalEvent,
  maySee,
  savedRow,
  savesDraft,
  visibleRevision,
} from './rules.ts';
export { createListing } from './save.ts';
export { transition } from './transition.ts';
export type {
  DecideCommand,
  ListingCommand,
  ListingState,
  ModerationEvent,
  PastEvent,
  Rejected,
  Replaced,
  SaveCommand,
  Submission,
  Target,
} from './types.ts';
export {
  type EventKind,
  type EventPayment,
  eventKinds,
  hidingKinds,
  reviewAsides,
} from './types.ts';
