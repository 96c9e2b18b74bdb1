import { createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import {
  createMemoryBackend,
  type DemoEmail,
  type Faults,
  type MemoryBackend,
} from '@portal/data/testing';
import { createMemoryDraftKeeper } from '@portal/forms/core';
import { createFakeProvider } from '@portal/forms/testing';
import { useContext, useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { everythingOn, type Flags } from '../flags.ts';
import { Portal } from '../portal.tsx';
import { routes } from '../router.tsx';
import { SceneContext } from './scene.ts';

export interface PortalStoryProps {
  /** The address that is opened. */
  path: string;
  /** Who is signed in. Default: whom the toolbar names. */
  as?: DemoEmail;
  /** What goes wrong; `only` narrows it to some calls. Default: what the toolbar says. */
  faults?: Faults;
  /** What is switched off. Default: nothing. */
  flags?: Partial<Flags>;
  /** Changes what is stored before the portal opens. */
  prepare?: (backend: MemoryBackend) => void;
}

/** A cache that keeps nothing, so that every story starts alike. */
const nothing = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

interface PortalArgs extends Required<Pick<PortalStoryProps, 'path' | 'as'>> {
  /** From the first call on. */
  faults: Faults | undefined;
  /** Once it is known who is there, so that a page fails and not the whole portal. */
  laterFaults: Faults;
  prepare: PortalStoryProps['prepare'];
  flags: Flags;
  now: () => number;
}

function open({ path, as, faults, laterFaults, prepare, flags, now }: PortalArgs) {
  const backend = createMemoryBackend({ as, now, faults: faults ?? {} });
  prepare?.(backend);
  const client = createClient({ fetch: backend.fetch });
  const stores = createStores({ client, storage: nothing, now });
  void stores.session.restore().then(() => backend.setFaults(faults ?? laterFaults));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return {
    client,
    stores,
    router,
    draftKeeper: createMemoryDraftKeeper(),
    flags,
    now,
    timeZone: 'UTC',
    loadProvider: async () => createFakeProvider(),
    reload: () => undefined,
  };
}

function OpenPortal(args: PortalArgs) {
  const [portal] = useState(() => open(args));
  return <Portal {...portal} />;
}

/** Makes the browser say that it is offline. */
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

/** The real portal at an address, on a backend in memory. The toolbar sets the scene where the story does not. */
export function PortalStory({ path, as, faults, prepare, flags }: PortalStoryProps) {
  const scene = useContext(SceneContext);
  useConnection(scene.online);
  return (
    <OpenPortal
      key={JSON.stringify(scene)}
      path={path}
      as={as ?? scene.as}
      faults={faults}
      laterFaults={scene.faults}
      prepare={prepare}
      flags={{ ...everythingOn, ...flags }}
      now={() => scene.now}
    />
  );
}
