import { browserTabs, createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import { env } from './env.ts';
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
// Before the rest loads, which takes longer than the response on a slow device.
void stores.session.restore();
void import('./start.tsx').then(({ start }) => start({ client, stores }), sayNotLoaded);

/** Shows an error when the rest of the portal failed to load. */
function sayNotLoaded(): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'The portal could not be loaded. Check your connection. ';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Reload';
  again.addEventListener('click', () => window.location.reload());
  words.append(again);
  document.getElementById('root')?.replaceChildren(words);
}
