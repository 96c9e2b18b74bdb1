import { clockTime, formatDate } from '@portal/data/schemas';

/** 'November 18th 2026, 09:04' */
export const dayAndTime = (instant: string | number): string =>
  `${formatDate(instant)}, ${clockTime(instant)}`;
