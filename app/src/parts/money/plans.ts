import { formatDate, type PlanInterval } from '@portal/data/schemas';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { planIn, planQuery } from '../../paths.ts';

/** Formats a timestamp of the card provider, in seconds since 1970. */
export const dateOf = (seconds: number): string => formatDate(seconds * 1000);

const day = 24 * 60 * 60 * 1000;

/** The last day of a trial that starts now. */
export const trialEnd = (now: number, days: number): string => formatDate(now + days * day);

/** The chosen plan, stored in the URL to survive a reload and adding a card. */
export function useChosenPlan() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const chosen = planIn(query);
  return {
    /** The plan in the URL; undefined before a choice. */
    chosen,
    /** The plan shown as chosen. Default: annually. */
    term: chosen ?? 'annually',
    choose: (value: PlanInterval) => void navigate({ search: planQuery(value) }, { replace: true }),
  } as const;
}
