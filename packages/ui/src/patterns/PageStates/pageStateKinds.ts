import type { EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';

/** Why a whole page cannot be shown. */
export const pageStateKinds = ['not-found', 'failed', 'offline'] as const;
export type PageStateKind = (typeof pageStateKinds)[number];

/** Without an answer it is the network only when the browser says so. */
type LookName = PageStateKind | 'unreachable';

interface PageStateLook {
  drawing: EmptyStateProps['drawing'];
  title: string;
  text: string;
  /** Words of the link, where the page has one. */
  link: string;
}

export const pageStateLooks: Record<LookName, PageStateLook> = {
  'not-found': {
    drawing: 'search',
    title: 'This page is not here',
    text: 'It may have been moved or deleted, or the address has a typing mistake.',
    link: 'Go to my listings',
  },
  failed: {
    drawing: 'broken',
    title: 'This page could not be loaded',
    text: 'The server did not answer. Nothing of yours is lost.',
    link: 'Go to my listings',
  },
  offline: {
    drawing: 'offline',
    title: 'You are offline',
    text: 'This page was not opened before, so there is no copy to show. It loads by itself when you are back.',
    link: 'Go to my listings',
  },
  unreachable: {
    drawing: 'offline',
    title: 'The server cannot be reached',
    text: 'Nothing of yours is lost. Try again in a moment; if it goes on, your network may block the portal.',
    link: 'Go to my listings',
  },
};
