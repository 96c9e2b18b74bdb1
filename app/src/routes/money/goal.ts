import { paths, planIn } from '../../paths.ts';

/** Pages outside the account that a new card may return to. */
const backAfterCard = /^\/(apps|services)\/active\/view\/[^/]+\/special-offer$/;

/** Actions on a subscription that need a card. */
const actions = ['resume', 'pay', 'change'] as const;
export type Action = (typeof actions)[number];

/** The page to add a card for an action, which is in the URL to survive a reload. */
export const addCardTo = (action: Action) => `${paths.addCard}?for=${action}`;

/** The action a card is added for; undefined for none. */
export const actionIn = (query: URLSearchParams): Action | undefined =>
  actions.find((each) => each === query.get('for'));

/** The page to open after adding a card: what it was needed for, with the chosen plan, or the list of cards. */
export function onwardOf(goal: 'trial' | 'subscription' | null, query: URLSearchParams): string {
  const plan = planIn(query);
  if (goal === 'trial') return paths.trialTo(plan);
  if (goal === 'subscription' || actionIn(query)) return paths.subscriptionTo(plan);
  const next = query.get('next') ?? '';
  return backAfterCard.test(next) ? next : paths.paymentMethods;
}
