import { formatDate } from '@portal/data/schemas';

/** An instant of the card provider, which counts seconds. */
export const dateOf = (seconds: number): string => formatDate(seconds * 1000);

const day = 24 * 60 * 60 * 1000;

/** The day on which a trial that starts now ends. */
export const trialEnd = (now: number, days: number): string => formatDate(now + days * day);
