import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { brand } from '../brand.ts';

export interface Crumb {
  label: string;
  href?: string;
}

/** Breadcrumbs above a page, whose texts are read when it is shown. */
export type Trail = readonly { label: () => string; href: string | undefined }[];

/** The breadcrumbs above the page, from its declaration. */
export const TrailContext = createContext<Trail>([]);

const none: readonly Crumb[] = [];
const CrumbsContext = createContext(none);
const SetCrumbsContext = createContext<(crumbs: readonly Crumb[]) => void>(() => undefined);

/** Provides the breadcrumbs of the page on screen. */
export function PageProvider({ children }: { children: ReactNode }) {
  const [crumbs, setCrumbs] = useState(none);
  return (
    <SetCrumbsContext value={setCrumbs}>
      <CrumbsContext value={crumbs}>{children}</CrumbsContext>
    </SetCrumbsContext>
  );
}

export const useCrumbs = (): readonly Crumb[] => useContext(CrumbsContext);

interface PageOptions {
  /** Second part of the window's title, to tell pages with the same title apart. Default: none. */
  area?: string | undefined;
  /** The breadcrumbs above the page. Default: those of its declaration. */
  above?: readonly Crumb[] | undefined;
  /** Its own breadcrumb. Default: the title. */
  crumb?: string;
}

/** Sets the title of the window and the breadcrumbs. */
export function usePage(title: string, { area, above, crumb = title }: PageOptions = {}): void {
  const setCrumbs = useContext(SetCrumbsContext);
  const declared = useContext(TrailContext).map(({ label, href }) => ({ label: label(), href }));
  // Screens create the crumbs on each render, so they are compared by content.
  const crumbs = JSON.stringify([...(above ?? declared), { label: crumb }]);
  useLayoutEffect(() => {
    setCrumbs(JSON.parse(crumbs));
    document.title = [title, area, brand.names.portal].filter(Boolean).join(' · ');
  }, [setCrumbs, crumbs, title, area]);
}
