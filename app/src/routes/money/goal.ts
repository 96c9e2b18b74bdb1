import { paths, planIn } from '../../paths.ts';

/** What was bought last, such as a special offer, is where a new card leads back to. */
const backAfterCard = /^\/(apps|services)\/active\/view\/[^/]+\/special-offer$/;

/** Actions on a subscription that need a card. */
const actions = {
  resume: 'resume your subscription',
  pay: 'make the open payment',
  change: 'change your plan or card',
} as const;

type Action = keyof typeof actions;
const words = new Map<string | null, string>(Object.entries(actions));

/** Where a card is added for the sake of an action; the address says which, so that it outlasts a reload. */
export const addCardTo = (action: Action) => `${paths.addCard}?for=${action}`;

/** What a new card makes possible; undefined when it was needed for nothing. */
export const actionIn = (query: URLSearchParams): string | undefined => words.get(query.get('for'));

/** Where a new card leads: to what it was needed for, with the plan that was looked at, or back to the list. */
export function onwardOf(goal: 'trial' | 'subscription' | null, query: URLSearchParams): string {
  const plan = planIn(query);
  if (goal === 'trial') return paths.trialTo(plan);
  if (goal === 'subscription' || actionIn(query)) return paths.subscriptionTo(plan);
  const next = query.get('next') ?? '';
  return backAfterCard.test(next) ? next : paths.paymentMethods;
}
