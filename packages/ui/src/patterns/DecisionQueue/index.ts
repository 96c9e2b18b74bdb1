export {
  DecisionQueue,
  type DecisionQueueProps,
  type QueueFrame,
  type QueueSearch,
} from './DecisionQueue.tsx';
export { QueueMeta } from './QueueMeta.tsx';
export {
  type QueueDeed,
  type QueueEntry,
  type QueueState,
  type QueueStatus,
  type QueueWords,
  queueStates,
  queueStatuses,
} from './queue.ts';
