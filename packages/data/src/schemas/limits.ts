/** `glance`: what was written last, beside something else. */
export const pageSizes = { list: 10, all: 100, glance: 3 } as const;

/** The most a list is asked for: letters of its search, and the number of its page. The server refuses more. */
export const queryLimits = { search: 200, page: 9_999_999 } as const;

/** A list longer than this many pages is cut, and that is reported. */
export const maxPages = 1_000;
