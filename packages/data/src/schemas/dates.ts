import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';

dayjs.extend(advancedFormat);

/** 'MMMM Do YYYY' in local time, such as "November 20th 2026". */
export function formatDate(instant: string | number | Date): string {
  return dayjs(instant).format('MMMM Do YYYY');
}
