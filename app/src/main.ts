import { browserTabs, createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import { holdUntil, whenAtRest } from '@portal/ui/rest';
import { env } from './env.ts';
import { browserStorage } from './storage.ts';
import { applySecurityPolicy } from './trustedTypes.ts';

applySecurityPolicy();

/** Resolves when the browser is at rest. */
const rest = () => new Promise<void>((resolve) => whenAtRest(async () => resolve()));
const client = createClient({
  baseUrl: env.apiUrl,
  tabs: browserTabs(),
  pageData: document.getElementById('page-data')?.textContent ?? undefined,
});
const storage = browserStorage();
const stores = createStores({
  client,
  storage,
  rest,
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
const content = import('./start.tsx').then(({ start }) => start({ client, stores, storage, rest }));
holdUntil(content);
content.catch(() => dispatchEvent(new Event('portal:load-failed')));
// Before the rest loads, which takes longer than the response on a slow device.
void stores.session.restore();
