/** How long a kept user counts, in milliseconds: at all, and without asking anew. */
export const cacheTimes = {
  userStored: 24 * 60 * 60 * 1000,
  userAccepted: 5 * 60 * 1000,
} as const;
