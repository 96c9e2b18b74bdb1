/** Those of the ids that are there, as aria attributes take them; undefined when there is none. */
export const idList = (
  ...ids: readonly (string | false | null | undefined)[]
): string | undefined => ids.filter(Boolean).join(' ') || undefined;
