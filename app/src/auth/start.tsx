import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { type AuthClient, browserTabs, createAuthClient } from '@portal/data/client';
import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { env } from '../env.ts';
import { browserStorage } from '../storage.ts';
import { AuthRoot } from './AuthLayout.tsx';
import { type AuthScene, AuthSceneContext } from './authScene.ts';
import { redirectWhenSignedIn } from './redirectWhenSignedIn.ts';
import { keepTarget } from './target.ts';

/** Hydrates a prerendered page. Each page is a separate entry that loads only its own form. */
export function start(Page: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('auth.html has no #root.');
  const scene = browserScene(root.dataset.message);
  keepTarget(scene.storage, scene.search(), scene.now());
  hydrateRoot(
    root,
    <StrictMode>
      <AuthSceneContext value={scene}>
        <AuthRoot page={Page} />
      </AuthSceneContext>
    </StrictMode>,
  );
  fetchPortalOnInput();
  redirectWhenSignedIn(scene, window.location.pathname);
}

/** Preloads the scripts and styles listed in a JSON file. */
async function preloadAll(list: string): Promise<void> {
  const files: unknown = await (await fetch(list)).json();
  if (!Array.isArray(files)) return;
  for (const file of files) {
    const link = document.createElement('link');
    link.href = String(file);
    if (link.href.endsWith('.css')) {
      link.rel = 'prefetch';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    document.head.append(link);
  }
}

/** Prefetches the portal's first scripts, its styles and its font when the visitor starts typing. */
function fetchPortalOnInput(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name=portal-files]')?.content;
  if (!list) return;
  // A failure only costs time: the portal fetches them itself.
  const start = () => {
    void preloadAll(list).catch(() => undefined);
    void document.fonts.load('1em "Inter Variable"').catch(() => undefined);
  };
  window.addEventListener('input', start, { once: true });
}

const hiddenKey = 'hiddenSearch';

function hidden(): string {
  const search: unknown = window.history.state?.[hiddenKey];
  return typeof search === 'string' ? search : '';
}

function browserScene(rendered = ''): AuthScene {
  let client: AuthClient | undefined;
  return {
    client: () => {
      client ??= createAuthClient({ baseUrl: env.apiUrl, tabs: browserTabs() });
      return client;
    },
    storage: browserStorage(),
    rendered,
    search: () => window.location.search || hidden(),
    hideSearch: () => {
      const { search, pathname } = window.location;
      if (search) window.history.replaceState({ [hiddenKey]: search }, '', pathname);
    },
    go: (address, how) =>
      how === 'replace' ? window.location.replace(address) : window.location.assign(address),
    now: Date.now,
  };
}
