import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { brand } from '../brand.ts';

export interface Crumb {
  label: string;
  href?: string;
}

/** What a page sets in the frame around it. */
export interface PageFacts {
  /** First part of the window's title. */
  title: string;
  /** Second part of the window's title, to tell pages with the same title apart. Default: none. */
  area?: string | undefined;
  /** The breadcrumbs; the last one is this page. */
  crumbs: readonly Crumb[];
}

const nothing: PageFacts = { title: '', crumbs: [] };
const FactsContext = createContext<PageFacts>(nothing);
const SetFactsContext = createContext<(facts: PageFacts) => void>(() => undefined);

/** Provides the facts of the page on screen. */
export function PageProvider({ children }: { children: ReactNode }) {
  const [facts, setFacts] = useState(nothing);
  return (
    <SetFactsContext value={setFacts}>
      <FactsContext value={facts}>{children}</FactsContext>
    </SetFactsContext>
  );
}

export const usePageFacts = (): PageFacts => useContext(FactsContext);

/** Sets the title and breadcrumbs of the page. */
export function usePage({ title, area, crumbs }: PageFacts): void {
  const setFacts = useContext(SetFactsContext);
  const key = JSON.stringify(crumbs);
  // Screens create the crumbs on each render, so they are compared by content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the crumbs.
  const facts = useMemo(() => ({ title, crumbs }), [title, key]);
  useLayoutEffect(() => {
    setFacts(facts);
    document.title = [facts.title, area, brand.names.portal].filter(Boolean).join(' · ');
  }, [setFacts, facts, area]);
}
