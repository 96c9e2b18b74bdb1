import type { Category, Subcategory } from '../../schemas/term.ts';

export interface TermGroup {
  category: string;
  subcategories: Subcategory[];
}

/** Subcategories under the name of their category, both in the order they came. */
export function groupByCategory(subcategories: readonly Subcategory[]): TermGroup[] {
  const groups = new Map<string, Subcategory[]>();
  for (const subcategory of subcategories) {
    const { name } = subcategory.category;
    groups.set(name, [...(groups.get(name) ?? []), subcategory]);
  }
  return [...groups].map(([category, members]) => ({ category, subcategories: members }));
}

/** The category of an app follows from its first subcategory. */
export function categoryOf(
  categories: readonly Category[],
  subcategoryId: number,
): Category | undefined {
  return categories.find(({ subcategories }) =>
    subcategories.some((subcategory) => subcategory.id === subcategoryId),
  );
}
