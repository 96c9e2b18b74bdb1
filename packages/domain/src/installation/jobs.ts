/** Kinds of background jobs: emails, refunds, what follows from decisions, such as their emails, and calls to webhooks. */
export const jobKinds = ['emails', 'refunds', 'events', 'webhooks'] as const;
export type JobKind = (typeof jobKinds)[number];

export const isJobKind = (value: unknown): value is JobKind =>
  jobKinds.some((kind) => kind === value);
