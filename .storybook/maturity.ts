/** The maturity of a component or pattern, set as a tag in the meta of its stories. */
export const maturities = {
  stable: {
    label: 'Stable',
    tone: 'positive',
    meaning: 'Used in the product. Its props change only with a note in the changelog.',
  },
  beta: {
    label: 'Beta',
    tone: 'warning',
    meaning: 'Not used in the product yet. Its props may still change.',
  },
  deprecated: {
    label: 'Deprecated',
    tone: 'negative',
    meaning: 'To be removed. “Not for” says what to use instead.',
  },
} as const;

export type Maturity = keyof typeof maturities;

/** Returns the maturity tag of a story or page. */
export function maturityOf(tags: readonly string[]): Maturity | undefined {
  return (Object.keys(maturities) as Maturity[]).find((level) => tags.includes(level));
}
