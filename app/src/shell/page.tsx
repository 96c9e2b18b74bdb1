import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

export interface Crumb {
  label: string;
  href?: string;
}

/** What a page sets in the frame around it. */
export interface PageFacts {
  /** First part of the window's title. */
  title: string;
  /** Follows the title in the window's title, to tell pages of the same title apart. Default: none. */
  area?: string | undefined;
  /** The way here; the last one is this page. */
  crumbs: readonly Crumb[];
}

const nothing: PageFacts = { title: '', crumbs: [] };
const FactsContext = createContext<PageFacts>(nothing);
const TellContext = createContext<(facts: PageFacts) => void>(() => undefined);

/** Holds the facts of the page on screen. */
export function PageProvider({ children }: { children: ReactNode }) {
  const [facts, tell] = useState(nothing);
  return (
    <TellContext value={tell}>
      <FactsContext value={facts}>{children}</FactsContext>
    </TellContext>
  );
}

export const usePageFacts = (): PageFacts => useContext(FactsContext);

/** Sets the title and breadcrumbs of the page. */
export function usePage({ title, area, crumbs }: PageFacts): void {
  const tell = useContext(TellContext);
  const key = JSON.stringify(crumbs);
  // Crumbs are written in place by screens: the same words are the same crumbs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the crumbs.
  const facts = useMemo(() => ({ title, crumbs }), [title, key]);
  useLayoutEffect(() => {
    tell(facts);
    document.title = [facts.title, area, 'Customer portal'].filter(Boolean).join(' · ');
  }, [tell, facts, area]);
}
