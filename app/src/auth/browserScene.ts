import { type AuthClient, browserTabs, createAuthClient } from '@portal/data/client';
import { env } from '../env.ts';
import { browserStorage } from '../storage.ts';
import type { AuthScene } from './authScene.ts';

const kept = 'hiddenSearch';

function hidden(): string {
  const search: unknown = window.history.state?.[kept];
  return typeof search === 'string' ? search : '';
}

/** The scene of a real page. */
export function browserScene(drawn = ''): AuthScene {
  let client: AuthClient | undefined;
  return {
    client: () => {
      client ??= createAuthClient({ baseUrl: env.apiUrl, tabs: browserTabs() });
      return client;
    },
    storage: browserStorage(),
    drawn,
    search: () => window.location.search || hidden(),
    hideSearch: () => {
      const { search, pathname } = window.location;
      if (search) window.history.replaceState({ [kept]: search }, '', pathname);
    },
    go: (address, how) =>
      how === 'replace' ? window.location.replace(address) : window.location.assign(address),
    now: Date.now,
  };
}
