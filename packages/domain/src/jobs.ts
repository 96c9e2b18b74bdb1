/** Kinds of background jobs: emails, refunds, and what follows from decisions, such as their emails. */
export const jobKinds = ['emails', 'refunds', 'events'] as const;
export type JobKind = (typeof jobKinds)[number];

export const isJobKind = (value: unknown): value is JobKind =>
  jobKinds.some((kind) => kind === value);
