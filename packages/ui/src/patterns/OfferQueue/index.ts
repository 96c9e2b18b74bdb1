export { OfferQueue, type OfferQueueProps, type OfferRow } from './OfferQueue.tsx';
