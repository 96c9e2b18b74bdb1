/** The states and plans that the portal knows, each with one word, one shape and one tone. */
export const badgeKinds = [
  'pending',
  'declined',
  'draft',
  'approved',
  'free',
  'trial',
  'premium',
  'superAdmin',
  'new',
] as const;
export type BadgeKind = (typeof badgeKinds)[number];
