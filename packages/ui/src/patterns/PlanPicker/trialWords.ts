/** The free trial by its length, which each installation sets; without it while that is not known. */
export const trialWords = (days: number | undefined): string =>
  days === undefined ? 'Free trial' : `${days} day free trial`;
