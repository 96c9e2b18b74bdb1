/** How far a component or a pattern can be relied on: one of these tags stands in the meta of its stories. */
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

/** The level among the tags of a story or a page. */
export function maturityOf(tags: readonly string[]): Maturity | undefined {
  return (Object.keys(maturities) as Maturity[]).find((level) => tags.includes(level));
}
