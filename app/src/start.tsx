import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import type { PaymentSettings } from '@portal/data/schemas';
import { createDraftStore } from '@portal/forms/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { readFlags, readTimeZone } from './flags.ts';
import { Portal, type PortalProps } from './portal.tsx';
import { routes } from './router.tsx';
import { firstContent } from './shell/firstContent.ts';
import { prefetchAtStart } from './shell/prefetch.ts';
import { removeRendered } from './shell/rendered.ts';

const reload = () => window.location.reload();

/** Loads the provider's library only on pages with a card. */
const loadProvider = async (settings: PaymentSettings) =>
  (await import('./provider.ts')).loadProvider(settings);

interface StartProps extends Pick<PortalProps, 'client' | 'stores' | 'storage'> {
  /** Resolves when the browser is at rest. */
  rest: () => Promise<void>;
}

/** Resolves once the first content is shown. */
export function start({ client, stores, storage, rest }: StartProps): Promise<void> {
  const flags = readFlags();
  const router = createBrowserRouter(routes);
  prefetchAtStart(router.state.matches, stores, window.location.search, flags);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  // Errors that a page handles by its error screen count as uncaught: they are reported.
  createRoot(root, {
    onCaughtError: (error) => reportError(error),
    onUncaughtError: (error) => {
      removeRendered();
      reportError(error);
    },
  }).render(
    <StrictMode>
      <Portal
        client={client}
        stores={stores}
        router={router}
        draftStore={createDraftStore(undefined, undefined, rest)}
        now={Date.now}
        storage={storage}
        flags={flags}
        timeZone={readTimeZone()}
        loadProvider={loadProvider}
        reload={reload}
      />
    </StrictMode>,
  );
  // Unless a list has removed it: another page or an error is shown.
  return firstContent(router, client).finally(removeRendered);
}
