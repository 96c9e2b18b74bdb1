import { type MergePreview, pageLocale } from '@portal/data/schemas';
import { selectionLimits, trashDays } from '@portal/domain';
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

/** A term that another one is merged into or moved to. */
export interface TermTarget {
  id: string;
  name: string;
  /** Other names, by which it is found. Default: none. */
  synonyms?: readonly string[] | undefined;
  /** The category of a subcategory. */
  within?: string | undefined;
}

/** Why another term is asked for. */
export type Goal = 'merge' | 'delete' | 'move';

/** The texts of the dialog that asks for another term. */
export function goalTexts({ kind, name, used }: TermRef, goal: Goal) {
  const texts = termTexts[kind];
  switch (goal) {
    case 'merge':
      return {
        title: m.term_merge_title({ name }),
        help: m.term_merge_help({ days: trashDays }),
        none: m.term_merge_none(),
        label: m.term_merge_into(),
        choose: texts.choose,
        required: m.term_merge_into_required(),
        confirm: {
          label: m.term_merge(),
          busyLabel: m.term_merging(),
          tone: 'primary' as const,
        },
        cancel: undefined,
        close: m.core_close(),
      };
    case 'delete':
      return {
        title: m.term_delete_title({ name }),
        help: texts.move(counts(used)),
        none: texts.noOther(counts(used)),
        label: m.term_move_to(),
        choose: texts.choose,
        required: m.term_move_to_required(),
        confirm: {
          label: m.term_move_and_delete(),
          busyLabel: m.term_moving(),
          tone: 'critical' as const,
        },
        cancel: m.term_keep_it(),
        close: m.term_keep_it(),
      };
    case 'move':
      return {
        title: m.term_move_title({ name }),
        help: used > 0 ? m.term_move_help(counts(used)) : m.term_move_unused(),
        none: m.term_move_none(),
        label: m.term_move_category_label(),
        choose: m.term_choose_category(),
        required: m.term_move_category_required(),
        confirm: {
          label: m.term_move_button(),
          busyLabel: m.term_moving(),
          tone: 'primary' as const,
        },
        cancel: undefined,
        close: m.core_close(),
      };
  }
}

/** What a merge would change, a sentence each. */
export function mergeLines(
  { name }: Pick<TermRef, 'name'>,
  target: { name: string },
  { uses, live, both, subcategories, featured, featuredLeftOut }: MergePreview,
): string[] {
  const shown = (live.apps ?? 0) + (live.services ?? 0);
  return [
    uses === 0
      ? m.term_merge_unused()
      : [m.term_merge_uses({ ...counts(uses), target: target.name }), ...liveOf(uses, shown)].join(
          ' ',
        ),
    ...(both > 0 ? [m.term_merge_both(counts(both))] : []),
    ...(subcategories > 0 ? [m.term_merge_subcategories(counts(subcategories))] : []),
    ...(featured > 0 ? [m.term_merge_featured(counts(featured))] : []),
    ...(featuredLeftOut > 0
      ? [m.term_merge_left_out({ ...counts(featuredLeftOut), max: selectionLimits.featured })]
      : []),
    m.term_merge_address({ name, target: target.name }),
  ];
}

/** How many of the listings that move are live; nothing if none is. */
function liveOf(uses: number, live: number): string[] {
  if (live === 0) return [];
  return [uses === 1 ? m.term_merge_only_live() : m.term_merge_live(counts(live))];
}

/** A count, and as text. */
const counts = (count: number) => ({ count, shown: count.toLocaleString(pageLocale()) });

/** What is deleted with an unused term. */
export function deletedWith({ kind, holds = 0 }: TermRef): string {
  const unused = m.term_delete_help({ days: trashDays });
  if (kind !== 'categories' || holds === 0) return unused;
  return `${m.term_delete_holds(counts(holds))} ${unused}`;
}
