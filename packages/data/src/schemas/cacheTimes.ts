/** How long what is kept on the device counts, in milliseconds. */
export const cacheTimes = {
  /** Whatever has no shorter time of its own. */
  stored: 30 * 24 * 60 * 60 * 1000,
  /** The user: at all, and without asking anew. */
  userStored: 24 * 60 * 60 * 1000,
  userAccepted: 5 * 60 * 1000,
} as const;
