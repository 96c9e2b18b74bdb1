import type { Category, Subcategory, Term } from '../../schemas/term.ts';
import { slugOf } from '../names.ts';

export function makeTerm(over: Partial<Term> = {}): Term {
  const { id = 1, name = 'Accounting' } = over;
  const slug = over.slug ?? slugOf(name);
  return { id, name, slug, url: `/industries/${slug}`, ...over };
}

export function makeSubcategory(over: Partial<Subcategory> = {}): Subcategory {
  const category = over.category ?? { id: 1, name: 'Finance' };
  return {
    ...makeTerm({ name: 'Invoicing', url: '/subcategories/invoicing' }),
    category,
    categoryId: category.id,
    ...over,
  };
}

export function makeCategory(over: Partial<Category> = {}): Category {
  return {
    ...makeTerm({ name: 'Finance', url: '/categories/finance' }),
    subcategories: [makeTerm({ name: 'Invoicing', url: '/subcategories/invoicing' })],
    ...over,
  };
}
