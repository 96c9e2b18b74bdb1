import type { Category, Term } from '@portal/data/schemas';
import type { TermName } from '@portal/domain';
import { type ReactNode, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useAction } from '../../parts/useAction.ts';

/** Exports the whole list of a kind of terms. The dialog loads when it is asked for. */
export function useTermExport() {
  const { act } = useAction();
  const [dialog, setDialog] = useState<ReactNode>();
  /** `shown` are the terms of the page, where subcategories are below their categories. */
  const ask = async (kind: TermName, shown: readonly (Term | Category)[]) => {
    const { ListExport } = await import('../../parts/lists/ListExport.tsx');
    const rows =
      kind === 'subcategories'
        ? shown.flatMap((term) => ('subcategories' in term ? term.subcategories : []))
        : shown;
    const pagination = { page: 1, pageSize: rows.length, pageCount: 1, total: rows.length };
    setDialog(
      <ListExport
        title={m.imports_terms({ kind })}
        page={{ rows, pagination, source: { path: `/${kind}` } }}
        narrowed={false}
        onClose={() => setDialog(null)}
      />,
    );
  };
  return {
    dialog,
    ask: (kind: TermName, shown: readonly (Term | Category)[]) => void act(() => ask(kind, shown)),
  };
}
