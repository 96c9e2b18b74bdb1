import { paths } from '../../paths.ts';

/** What was bought last, such as a special offer, is where a new card leads back to. */
const backAfterCard = /^\/(apps|services)\/active\/view\/[^/]+\/special-offer$/;

/** Where a new card leads: to what it was needed for, with the plan that was looked at, or back to the list. */
export function onwardOf(goal: 'trial' | 'subscription' | null, query: URLSearchParams): string {
  const quarterly = query.get('quarterly') === 'true' ? '?quarterly=true' : '';
  if (goal === 'trial') return `${paths.trial}${quarterly}`;
  if (goal === 'subscription') return `${paths.subscription}${quarterly}`;
  const next = query.get('next') ?? '';
  return backAfterCard.test(next) ? next : paths.paymentMethods;
}

/** The plan an address preselects. */
export const intervalIn = (query: URLSearchParams): 'annually' | 'quarterly' =>
  query.get('quarterly') === 'true' ? 'quarterly' : 'annually';
