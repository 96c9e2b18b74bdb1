export { ReviewQueue, type ReviewQueueProps, type ReviewRow } from './ReviewQueue.tsx';
