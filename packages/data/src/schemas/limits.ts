/** Rows per page. `glance` is a short list of the latest rows next to other content. */
export const pageSizes = { list: 10, all: 100, glance: 3 } as const;

/** Longest search text in characters, and highest page number, that the server accepts. */
export const queryLimits = { search: 200, page: 9_999_999 } as const;

/** A longer list is cut and reported. */
export const maxPages = 1_000;

/** Cache times in milliseconds. */
export const cacheTimes = {
  /** In memory, before a record is reloaded; the long time is for terms and prices, which change rarely. */
  fresh: 5_000,
  freshLong: 5 * 60 * 1000,
  /** On the device, unless a value has a shorter time. */
  stored: 30 * 24 * 60 * 60 * 1000,
  /** The user on the device: stored at all, and used without a request. */
  userStored: 24 * 60 * 60 * 1000,
  userAccepted: 5 * 60 * 1000,
} as const;
