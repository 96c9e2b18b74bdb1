import { formatDate, type PlanInterval } from '@portal/data/schemas';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { planIn, planQuery } from '../../paths.ts';

/** An instant of the card provider, which counts seconds. */
export const dateOf = (seconds: number): string => formatDate(seconds * 1000);

const day = 24 * 60 * 60 * 1000;

/** The day on which a trial that starts now ends. */
export const trialEnd = (now: number, days: number): string => formatDate(now + days * day);

/** The chosen plan. It is in the address, to survive a reload and adding a card. */
export function useChosenPlan() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const chosen = planIn(query);
  return {
    /** The plan in the address; undefined before a choice. */
    chosen,
    /** What is shown as chosen. */
    term: chosen ?? 'annually',
    choose: (value: PlanInterval) => void navigate({ search: planQuery(value) }, { replace: true }),
  } as const;
}
