/** What listings are filed under, by the names in addresses and calls. */
export const termNames = ['industries', 'categories', 'subcategories', 'locations'] as const;

export type TermName = (typeof termNames)[number];
