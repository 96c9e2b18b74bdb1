import { createClient } from '@portal/data/client';
import type { User } from '@portal/data/schemas';
import { createStores, rememberUser } from '@portal/data/stores';
import type { DraftStore } from '@portal/forms/core';
import { createFakeProvider, createMemoryDraftStore } from '@portal/forms/testing';
import {
  createMemoryBackend,
  type DemoEmail,
  type Faults,
  type MemoryBackend,
} from '@portal/testing';
import { useContext, useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { everythingOn, type Flags } from '../flags.ts';
import { Portal } from '../portal.tsx';
import { routes } from '../router.tsx';
import { SceneContext } from './scene.ts';

export interface PortalStoryProps {
  /** The URL to open. */
  path: string;
  /** The signed-in user. Default: the toolbar's. */
  as?: DemoEmail;
  /** Network faults; `only` limits them to some calls. Default: the toolbar's. */
  faults?: Faults;
  /** Feature flags. Default: all on. */
  flags?: Partial<Flags>;
  /** The user cached ten minutes ago, shown until the server responds. Default: none. */
  remembered?: User;
  /** Whether the device has no space for local drafts. Default: false. */
  deviceFull?: boolean;
  /** Changes the backend before the portal opens. */
  prepare?: (backend: MemoryBackend) => void;
}

/** A cache that stores nothing, so that every story starts in the same state. */
function cacheOf(remembered: User | undefined, now: number) {
  let first: string | null = null;
  const cache = {
    getItem: () => first,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
  };
  const setItem = (_key: string, value: string) => {
    first = value;
  };
  if (remembered) rememberUser({ ...cache, setItem }, remembered, now - 10 * 60 * 1000);
  return cache;
}

interface PortalArgs extends Required<Pick<PortalStoryProps, 'path' | 'as'>> {
  /** Applied from the first call on. */
  faults: Faults | undefined;
  /** Applied once the session is restored, so that a page fails and not the whole portal. */
  laterFaults: Faults;
  remembered: User | undefined;
  deviceFull: boolean;
  prepare: PortalStoryProps['prepare'];
  flags: Flags;
  now: () => number;
}

const createFullDraftStore = (): DraftStore => ({
  ...createMemoryDraftStore(),
  put: async () => false,
  draftStatus: () => 'rejected',
});

let openBackend: MemoryBackend | undefined;

/** The backend of the open story, also while it is prepared. */
export function backendOfStory(): MemoryBackend {
  if (!openBackend) throw new Error('No story of the portal is open.');
  return openBackend;
}

function open(args: PortalArgs) {
  const { path, as, faults, laterFaults, remembered, deviceFull, prepare, flags, now } = args;
  const backend = createMemoryBackend({ as, now, faults: faults ?? {} });
  openBackend = backend;
  prepare?.(backend);
  const client = createClient({ fetch: backend.fetch });
  // What a tab keeps is of the story before.
  sessionStorage.removeItem('portal.listsSeen');
  const storage = cacheOf(remembered, now());
  const stores = createStores({ client, storage, now });
  void stores.session.restore().then(() => backend.setFaults(faults ?? laterFaults));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return {
    client,
    stores,
    router,
    draftStore: deviceFull ? createFullDraftStore() : createMemoryDraftStore(),
    flags,
    now,
    storage,
    timeZone: 'UTC',
    loadProvider: async () => createFakeProvider(),
    reload: () => undefined,
  };
}

let openPortal: ReturnType<typeof open> | undefined;

/** Opens another page in the portal of the story. */
export const goTo = async (path: string) => openPortal?.router.navigate(path);

/** Presses Back in the portal of the story. */
export const goBack = async () => openPortal?.router.navigate(-1);

function OpenPortal(args: PortalArgs) {
  const [portal] = useState(() => open(args));
  useEffect(() => {
    openPortal = portal;
  }, [portal]);
  return <Portal {...portal} />;
}

/** Makes the browser report that it is offline. */
function useConnection(online: boolean) {
  useEffect(() => {
    if (online) return;
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  }, [online]);
}

/** The real portal at a URL, with an in-memory backend. The toolbar sets user, plan, network and clock unless the story does. */
export function PortalStory(props: PortalStoryProps) {
  const { path, as, faults, remembered, deviceFull = false, prepare, flags } = props;
  const scene = useContext(SceneContext);
  useConnection(scene.online);
  return (
    <OpenPortal
      key={JSON.stringify(scene)}
      path={path}
      as={as ?? scene.as}
      faults={faults}
      laterFaults={scene.faults}
      remembered={remembered}
      deviceFull={deviceFull}
      prepare={prepare}
      flags={{ ...everythingOn, ...flags }}
      now={() => scene.now}
    />
  );
}
