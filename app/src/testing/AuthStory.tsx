import { createAuthClient } from '@portal/data/client';
import { createMemoryBackend, type Faults, type MemoryBackend } from '@portal/data/testing';
import { useContext, useState } from 'react';
import { AuthRoot } from '../auth/AuthRoot.tsx';
import { authPages } from '../auth/authPages.ts';
import { type AuthScene, AuthSceneContext } from '../auth/authScene.ts';
import { SceneContext } from './scene.ts';

export interface AuthStoryProps {
  /** The address of the page, with its query. */
  address: string;
  /** What goes wrong. Default: nothing. */
  faults?: Faults;
  /** Changes what is stored before the page opens. */
  prepare?: (backend: MemoryBackend) => void;
  /** Told where the page leads on to. */
  onGo: (address: string) => void;
}

function open({ address, faults, prepare, onGo }: AuthStoryProps, now: number): AuthScene {
  const backend = createMemoryBackend({ faults: faults ? { only: '/auth/', ...faults } : {} });
  prepare?.(backend);
  const client = createAuthClient({ fetch: backend.fetch });
  const storage = new Map<string, string>();
  return {
    client: () => client,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
      clear: () => storage.clear(),
    },
    drawn: '',
    search: () => new URL(address, 'http://portal.test').search,
    hideSearch: () => undefined,
    go: (target) => onGo(target),
    now: () => now,
  };
}

/** A page of people who are signed out, on a backend in memory. */
export function AuthStory(props: AuthStoryProps) {
  const { now } = useContext(SceneContext);
  const [scene] = useState(() => open(props, now));
  const path = props.address.split('?')[0];
  const page = authPages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page for ${props.address}.`);
  return (
    <AuthSceneContext value={scene}>
      <AuthRoot page={page.Page} />
    </AuthSceneContext>
  );
}
