import { pageLocale } from '@portal/data/schemas';
import { trashDays } from '@portal/domain';
import type { TermKind, TermRef } from '@portal/ui/patterns/TermList';
import { m } from '../i18n/messages.js';

export const addTexts: Record<TermKind, { title: string; add: string }> = {
  categories: { title: m.term_add_a_category(), add: m.term_add_category() },
  industries: { title: m.term_add_an_industry(), add: m.term_add_industry() },
  locations: { title: m.term_add_a_location(), add: m.term_add_location() },
};

/** Texts about one term of a kind. */
export const termTexts = {
  categories: {
    delete: m.term_delete_category(),
    choose: m.term_choose_category(),
    move: m.term_move_category,
    noOther: m.term_no_other_category,
    field: m.term_category_name(),
  },
  subcategories: {
    delete: m.term_delete_subcategory(),
    choose: m.term_choose_subcategory(),
    move: m.term_move_subcategory,
    noOther: m.term_no_other_subcategory,
    field: m.term_subcategory_name(),
  },
  industries: {
    delete: m.term_delete_industry(),
    choose: m.term_choose_industry(),
    move: m.term_move_industry,
    noOther: m.term_no_other_industry,
    field: m.term_industry_name(),
  },
  locations: {
    delete: m.term_delete_location(),
    choose: m.term_choose_location(),
    move: m.term_move_location,
    noOther: m.term_no_other_location,
    field: m.term_location(),
  },
} satisfies Record<TermRef['kind'], object>;

/** A count, and as text. */
export const counts = (count: number) => ({ count, shown: count.toLocaleString(pageLocale()) });

/** What is deleted with an unused term. */
export function deletedWith({ kind, holds = 0 }: TermRef): string {
  const unused = m.term_delete_help({ days: trashDays });
  if (kind !== 'categories' || holds === 0) return unused;
  return `${m.term_delete_holds(counts(holds))} ${unused}`;
}
