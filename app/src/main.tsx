import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { browserTabs, createClient } from '@portal/data/client';
import type { PaymentSettings } from '@portal/data/schemas';
import { createStores } from '@portal/data/stores';
import { createDraftKeeper } from '@portal/forms/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { env } from './env.ts';
import { readFlags, readTimeZone } from './flags.ts';
import { Portal } from './portal.tsx';
import { routes } from './router.tsx';
import { askAtStart } from './shell/prefetch.ts';
import { browserStorage } from './storage.ts';
import { applySecurityPolicy } from './trustedTypes.ts';

applySecurityPolicy();

const client = createClient({ baseUrl: env.apiUrl, tabs: browserTabs() });
const stores = createStores({
  client,
  storage: browserStorage(),
  online: (listener) => {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
  returned: (listener) => {
    const look = () => {
      if (document.visibilityState === 'visible') listener();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  },
});
// Who is there is asked for before anything is drawn.
void stores.session.restore();
askAtStart(routes, stores, window.location.pathname + window.location.search);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const flags = readFlags();
const timeZone = readTimeZone();

const reload = () => window.location.reload();

/** Only pages with a card take the provider's library. */
const loadProvider = async (settings: PaymentSettings) =>
  (await import('./provider.ts')).loadProvider(settings);

createRoot(root).render(
  <StrictMode>
    <Portal
      client={client}
      stores={stores}
      router={createBrowserRouter(routes)}
      draftKeeper={createDraftKeeper()}
      now={Date.now}
      flags={flags}
      timeZone={timeZone}
      loadProvider={loadProvider}
      reload={reload}
    />
  </StrictMode>,
);
