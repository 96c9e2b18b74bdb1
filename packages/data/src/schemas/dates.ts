import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';

dayjs.extend(advancedFormat);

/** A date in local time, such as "November 20th 2026". */
export const formatDate = (instant: string | number | Date): string =>
  dayjs(instant).format('MMMM Do YYYY');

/** Local time of day, such as "09:41". */
export const clockTime = (instant: string | number): string => dayjs(instant).format('HH:mm');
