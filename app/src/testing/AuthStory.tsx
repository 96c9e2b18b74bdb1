import { createAuthClient } from '@portal/data/client';
import { rememberUser } from '@portal/data/stores';
import {
  createMemoryBackend,
  type DemoEmail,
  type Faults,
  type MemoryBackend,
  makeUser,
} from '@portal/data/testing';
import { Banner } from '@portal/ui/components/Banner';
import { useContext, useState } from 'react';
import { AuthRoot } from '../auth/AuthLayout.tsx';
import { authPages } from '../auth/authPages.ts';
import { type AuthScene, AuthSceneContext } from '../auth/authScene.ts';
import { SceneContext } from './scene.ts';

interface AuthStoryProps {
  /** The address of the page, with its query. */
  address: string;
  /** What goes wrong. Default: what the toolbar says. */
  faults?: Faults;
  /** Who is signed in in this browser. Default: nobody. */
  as?: DemoEmail;
  /** Changes what is stored before the page opens. */
  prepare?: (backend: MemoryBackend) => void;
  /** Told where the page leads on to. */
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

/** A story stays where it is; this says where a browser would be by now. */
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
  if (!found) throw new Error(`There is no page for ${page.address}.`);
  return (
    <AuthSceneContext value={scene}>
      <AuthRoot page={found.Page} />
      {target ? <LeadsOn target={target} /> : null}
    </AuthSceneContext>
  );
}

/** A page of people who are signed out. The toolbar says what goes wrong where the story does not. */
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

/** Lets a form of signed-out people submit again within its second, as a page does that comes back from the browser's history. */
export function nextTry(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
