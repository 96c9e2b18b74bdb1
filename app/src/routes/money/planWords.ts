import { formatDate, type Plans as StoredPlans } from '@portal/data/schemas';
import type { Plans } from '@portal/ui/patterns/PlanPicker';

/** The plans as they are drawn. The first interval, which is the free trial's, stands in the offer of the trial. */
export const drawnPlans = ({ annually, quarterly }: StoredPlans): Plans => ({
  annually: { ...annually, firstInterval: null },
  quarterly: { ...quarterly, firstInterval: null },
});

/** An instant of the card provider, which counts seconds. */
export const dateOf = (seconds: number): string => formatDate(seconds * 1000);

const day = 24 * 60 * 60 * 1000;

/** The day on which a trial that starts now ends. */
export const trialEnd = (now: number, days: number): string => formatDate(now + days * day);
