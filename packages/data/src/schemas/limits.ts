/** A longer list is cut and reported. */
export const maxPages = 1_000;

/** Cache times in milliseconds. */
export const cacheTimes = {
  /** In memory, before a record is reloaded; the long time is for terms and prices, which change rarely. */
  fresh: 5_000,
  freshLong: 5 * 60 * 1000,
  /** On the device, unless a value has a shorter time. */
  stored: 30 * 24 * 60 * 60 * 1000,
  /** The user: stored on the device at all, and used in an open tab without reloading. */
  userStored: 24 * 60 * 60 * 1000,
  userAccepted: 5 * 60 * 1000,
} as const;
