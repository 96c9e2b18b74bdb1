/** Saved views of lists. */
export const savedViewLimits = {
  /** Symbols of a name. */
  name: 60,
  /** Characters of a query. */
  query: 2_000,
  /** Views of a user. */
  views: 100,
  /** Pinned views in the side menu. */
  pins: 5,
} as const;
