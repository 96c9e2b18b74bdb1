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
  template: 60,
  comment: 2_000,
  reply: 2_000,
  report: 1_000,
  offerTitle: 120,
  offerDescription: 300,
  offerLabel: 60,
  logoAlt: 300,
  person: 120,
  personDescription: 1_000,
} as const;

/** Shortest and longest password, in symbols. */
export const passwordLimits = { min: 8, max: 64 } as const;

/** Longest password, in bytes of UTF-8: bcrypt ignores the rest. */
export const passwordMaxBytes = 72;

/** Most that can be chosen. */
export const selectionLimits = {
  industries: 1,
  categories: 1,
  subcategories: 3,
  locations: 3,
  featured: 6,
  teamMembers: 20,
} as const;

/** Keys of the read interface. */
export const readKeyLimits = {
  /** Sites that may use a key. */
  origins: 20,
  /** Active keys. */
  keys: 50,
} as const;

/** Endpoints that events are sent to. */
export const webhookLimits = {
  endpoints: 10,
  /** Hours in which the former secret still signs after a rotation. */
  rotationHours: 24,
  /** Days without a success after which an endpoint is disabled. */
  failingDays: 3,
  /** Days that finished deliveries are kept. */
  keptDays: 30,
} as const;

/** The brand of an operator. */
export const brandLimits = {
  /** Symbols of a name or of the text of a legal link. */
  name: 40,
  legalLinks: 5,
} as const;

/** Media types that a logo may have. */
export const logoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Bytes that a logo may have: 5 MB. */
export const logoMaxBytes = 5 * 1024 * 1024;
