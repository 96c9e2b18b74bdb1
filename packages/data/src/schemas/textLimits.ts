/** Longest texts, in symbols. */
export const textLimits = {
  name: 120,
  shortDescription: 300,
  longDescription: 10_000,
  pricing: 60,
  link: 2_048,
  email: 254,
  phone: 60,
  note: 2_000,
  comment: 2_000,
  offerTitle: 120,
  offerDescription: 300,
  offerLabel: 60,
  logoAlt: 300,
  person: 120,
  personDescription: 1_000,
} as const;

/** Shortest and longest password, in symbols. */
export const passwordLimits = { min: 8, max: 64 } as const;
