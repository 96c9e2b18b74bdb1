import { useClient, useStores } from '@portal/data/react';
import {
  DataError,
  hasReason,
  messageFor,
  nameIn,
  synonymsInError,
  usesIn,
} from '@portal/data/schemas';
import { useTermChanges } from '@portal/data/termChanges';
import type { TermName } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import type { TermRef } from '@portal/ui/patterns/TermList';
import { useMemo } from 'react';
import { m } from '../../i18n/messages.js';
import { sayDeleted } from '../../parts/deleted.ts';

const taken: Record<TermName, (values: { name: string }) => string> = {
  categories: m.terms_category_taken,
  subcategories: m.terms_subcategory_taken,
  industries: m.terms_industry_taken,
  locations: m.terms_location_taken,
};

/** Resolves with the error of a name, or undefined after a success. */
async function outcome(
  action: Promise<void>,
  named?: { kind: TermName; name: string },
): Promise<string | undefined> {
  try {
    await action;
    return undefined;
  } catch (error) {
    if (named && hasReason(error, 'name-taken')) return taken[named.kind](named);
    return (error instanceof DataError && error.fields[0]?.message) || messageFor(error);
  }
}

/** Another term. */
type Target = Pick<TermRef, 'id' | 'name'>;

/** Adds, renames, gives other names, merges, moves and deletes terms; shows toasts. */
export function useTermActions() {
  const stores = useStores();
  const client = useClient();
  const { terms } = stores;
  const changes = useTermChanges();
  const toast = useToast();
  return useMemo(() => {
    const done = (message: string) => toast({ tone: 'positive', message });
    const tell = ({ kind, id, name }: Pick<TermRef, 'kind' | 'id' | 'name'>, message: string) =>
      sayDeleted({ client, stores, toast }, { kind, id: Number(id), name, message });
    async function withToast(
      action: Promise<void>,
      message: string,
      named?: { kind: TermName; name: string },
    ) {
      const wrong = await outcome(action, named);
      if (wrong === undefined) done(message);
      return wrong;
    }
    const add = (kind: TermName, name: string, category?: string) =>
      withToast(
        terms.add(kind, { name, ...(category ? { category: Number(category) } : {}) }),
        m.terms_added({ name }),
        { kind, name },
      );
    return {
      add,
      addBelow: (category: string, name: string) => add('subcategories', name, category),
      async rename({ kind, id, name }: TermRef, next: string) {
        const action = terms.rename(kind, Number(id), next, name);
        const error = await withToast(action, m.terms_renamed({ name, next }), {
          kind,
          name: next,
        });
        if (error === undefined) return undefined;
        const current = await action.then(() => null, nameIn);
        return current === null ? error : { error, current };
      },
      async setSynonyms({ kind, id, name, synonyms = [] }: TermRef, names: readonly string[]) {
        const action = changes.setSynonyms(kind, Number(id), names, synonyms);
        const error = await withToast(action, m.terms_synonyms_saved({ name }));
        if (error === undefined) return undefined;
        const current = await action.then(() => null, synonymsInError);
        return current === null ? error : { error, current };
      },
      async remove({ kind, id, name }: TermRef) {
        try {
          await terms.remove(kind, Number(id));
          tell({ kind, id, name }, m.terms_deleted({ name }));
          return undefined;
        } catch (error) {
          const uses = usesIn(error);
          return uses ? { inUse: uses } : messageFor(error);
        }
      },
      async merge({ kind, id, name }: TermRef, target: Target) {
        const wrong = await outcome(terms.remove(kind, Number(id), Number(target.id)));
        if (wrong === undefined)
          tell({ kind, id, name }, m.terms_merged({ name, target: target.name }));
        return wrong;
      },
      previewMerge: ({ kind, id }: TermRef, target: Target, signal: AbortSignal) =>
        changes.previewMerge(kind, Number(id), Number(target.id), { signal }).catch(messageFor),
      move: ({ id, name }: TermRef, category: Target) =>
        withToast(
          changes.move(Number(id), Number(category.id)),
          m.terms_subcategory_moved({ name, category: category.name }),
        ),
    };
  }, [changes, client, stores, terms, toast]);
}
