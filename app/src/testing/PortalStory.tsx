import { createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import {
  clock,
  createMemoryBackend,
  type DemoEmail,
  type Faults,
  type MemoryBackend,
} from '@portal/data/testing';
import { createMemoryDraftKeeper } from '@portal/forms/core';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { Portal } from '../portal.tsx';
import { routes } from '../router.tsx';

export interface PortalStoryProps {
  /** The address that is opened. */
  path: string;
  /** Who is signed in. */
  as: DemoEmail;
  /** What goes wrong; `only` narrows it to some calls. Default: nothing. */
  faults?: Faults;
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

const now = () => clock.getTime();

function open({ path, as, faults, prepare }: PortalStoryProps) {
  const backend = createMemoryBackend({ as, now, faults: faults ?? {} });
  prepare?.(backend);
  const client = createClient({ fetch: backend.fetch });
  const stores = createStores({ client, storage: nothing, now });
  void stores.session.restore();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return { client, stores, router, draftKeeper: createMemoryDraftKeeper() };
}

/** The real portal at an address, on a backend in memory. */
export function PortalStory(props: PortalStoryProps) {
  const [portal] = useState(() => open(props));
  return <Portal {...portal} now={now} />;
}
