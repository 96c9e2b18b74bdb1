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

/** Most that can be chosen. */
export const selectionLimits = {
  industries: 1,
  categories: 1,
  subcategories: 3,
  locations: 3,
  featured: 6,
  teamMembers: 20,
} as const;

export const passwordLimits = { min: 8, max: 64 } as const;

export const logoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const logoMaxBytes = 5 * 1024 * 1024;

/** `glance`: what was written last, beside something else. */
export const pageSizes = { list: 10, all: 100, glance: 3 } as const;

/** A list longer than this many pages is cut, and that is reported. */
export const maxPages = 1_000;

export const cacheTimes = {
  userStored: 24 * 60 * 60 * 1000,
  userAccepted: 5 * 60 * 1000,
} as const;
