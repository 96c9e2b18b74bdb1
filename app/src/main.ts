import { browserTabs, createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import { env } from './env.ts';
import { sayNotLoaded } from './notLoaded.ts';
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
// Who is there is asked for before the rest has been read, which takes a slow device longer than the answer.
void stores.session.restore();
void import('./start.tsx').then(({ start }) => start({ client, stores }), sayNotLoaded);
