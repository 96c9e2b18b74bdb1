import { pageLocale } from '@portal/data/schemas';

/** A number in the digits and groups of the language, such as 1,250. */
export const formatCount = (count: number): string => count.toLocaleString(pageLocale());
