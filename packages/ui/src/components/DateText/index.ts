export { DateText, type DateTextProps } from './DateText.tsx';
export { type DateValue, longDate } from './longDate.ts';
