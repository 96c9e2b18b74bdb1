import type { PlanInterval } from '@portal/data/schemas';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { planIn, planQuery } from '../../paths.ts';

/** The plan that is chosen on a page: it stands in the address, so that it outlasts a reload and the way to a card and back. */
export function useChosenPlan() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const chosen = planIn(query);
  return {
    /** What the address names; undefined where nobody has chosen yet. */
    chosen,
    /** What is shown as chosen. */
    term: chosen ?? 'annually',
    choose: (value: PlanInterval) => void navigate({ search: planQuery(value) }, { replace: true }),
  } as const;
}
