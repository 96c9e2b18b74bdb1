import { useCategories, useIndustries, useLocations } from '@portal/data/react';
import type { TermKind } from '@portal/ui/patterns/TermList';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePage } from '../../shell/page.tsx';
import { TermsScreen } from './TermsScreen.tsx';
import { readTermView, type TermView, writeTermView } from './termRows.ts';
import { useTermDeeds } from './useTermDeeds.ts';

const titles: Record<TermKind, string> = {
  categories: 'Categories',
  industries: 'Industries',
  locations: 'Locations',
};

const hooks = { categories: useCategories, industries: useIndustries, locations: useLocations };

/** The list of one kind of term. */
export function route(kind: TermKind) {
  const useTerms = hooks[kind];
  function TermsRoute() {
    const terms = useTerms();
    const deeds = useTermDeeds();
    const [params, setParams] = useSearchParams();
    // The field is ahead of the address, so that no letter waits for it.
    const [view, setView] = useState(() => readTermView(params));
    usePage({ title: titles[kind], crumbs: [{ label: 'Metadata' }, { label: titles[kind] }] });
    const show = (next: TermView) => {
      setView(next);
      setParams(writeTermView(next), { replace: true, preventScrollReset: true });
    };
    return (
      <TermsScreen
        kind={kind}
        title={titles[kind]}
        terms={terms}
        view={view}
        onView={show}
        onRetry={terms.retry}
        deeds={deeds}
      />
    );
  }
  return { Component: TermsRoute };
}
