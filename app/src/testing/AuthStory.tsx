import { createAuthClient } from '@portal/data/client';
import { rememberUser } from '@portal/data/stores';
import {
  createMemoryBackend,
  type DemoEmail,
  type Faults,
  type MemoryBackend,
  makeUser,
} from '@portal/testing';
import { Banner } from '@portal/ui/components/Banner';
import { useContext, useState } from 'react';
import { AuthRoot } from '../auth/AuthLayout.tsx';
import { authPages } from '../auth/authPages.ts';
import { type AuthScene, AuthSceneContext } from '../auth/authScene.ts';
import { SceneContext } from './scene.ts';

interface AuthStoryProps {
  /** The URL of the page, with its query. */
  address: string;
  /** Network faults. Default: the toolbar's. */
  faults?: Faults;
  /** The signed-in user. Default: signed out. */
  as?: DemoEmail;
  /** Changes the backend before the page opens. */
  prepare?: (backend: MemoryBackend) => void;
  /** Called with the URL that the page redirects to. */
  onGo: (address: string) => void;
}

type OpenArgs = Omit<AuthStoryProps, 'onGo'> & { go: (target: string) => void };

function open({ address, faults, as, prepare, go }: OpenArgs, now: number): AuthScene {
  const backend = createMemoryBackend({
    ...(as ? { as } : {}),
    faults: faults ? { only: '/auth/', ...faults } : {},
  });
  prepare?.(backend);
  const client = createAuthClient({ fetch: backend.fetch });
  const storage = new Map<string, string>();
  const keyValues = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
    clear: () => storage.clear(),
  };
  if (as) rememberUser(keyValues, makeUser({ email: as }), now);
  return {
    client: () => client,
    storage: keyValues,
    rendered: '',
    search: () => new URL(address, 'http://portal.test').search,
    hideSearch: () => undefined,
    go,
    now: () => now,
  };
}

/** Shows the URL that a browser would have opened, since a story cannot redirect. */
function LeadsOn({ target }: { target: string }) {
  return (
    <aside
      aria-label="Where the page leads"
      style={{ position: 'fixed', insetInline: 16, insetBlockEnd: 16, overflowWrap: 'anywhere' }}
    >
      <Banner tone="info">{`The browser goes on to ${target}`}</Banner>
    </aside>
  );
}

function OpenAuth({ onGo, now, ...page }: AuthStoryProps & { now: number }) {
  const [target, setTarget] = useState<string>();
  const go = (next: string) => {
    setTarget(next);
    onGo(next);
  };
  const [scene] = useState(() => open({ ...page, go }, now));
  const path = page.address.split('?')[0];
  const found = authPages.find((each) => each.path === path);
  if (!found) throw new Error(`No auth page at ${page.address}.`);
  return (
    <AuthSceneContext value={scene}>
      <AuthRoot page={found.Page} />
      {target ? <LeadsOn target={target} /> : null}
    </AuthSceneContext>
  );
}

/** A page for signed-out visitors. The toolbar sets network faults unless the story does. */
export function AuthStory(props: AuthStoryProps) {
  const scene = useContext(SceneContext);
  return (
    <OpenAuth
      {...props}
      key={JSON.stringify(scene)}
      faults={props.faults ?? scene.faults}
      now={scene.now}
    />
  );
}

/** Lets an auth form submit again within a second, as a page restored from the back/forward cache does. */
export function nextTry(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
