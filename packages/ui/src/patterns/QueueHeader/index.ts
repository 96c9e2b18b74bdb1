export { QueueHeader, type QueueHeaderProps } from './QueueHeader.tsx';
