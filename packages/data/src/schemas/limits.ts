/** Rows a page. `glance` is a short list of the latest beside other content. */
export const pageSizes = { list: 10, all: 100, glance: 3 } as const;

/** Longest search text in characters, and highest page number, that the server accepts. */
export const queryLimits = { search: 200, page: 9_999_999 } as const;

/** A list with more pages is cut, and that is reported. */
export const maxPages = 1_000;

/** How long cached data counts, in milliseconds. */
export const cacheTimes = {
  /** In memory, before a record is reloaded; the long time is for terms and prices, which change rarely. */
  fresh: 5_000,
  freshLong: 5 * 60 * 1000,
  /** On the device, unless it has a shorter time of its own. */
  stored: 30 * 24 * 60 * 60 * 1000,
  /** The user on the device: kept at all, and used without asking the server. */
  userStored: 24 * 60 * 60 * 1000,
  userAccepted: 5 * 60 * 1000,
} as const;
