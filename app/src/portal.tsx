import type { Client } from '@portal/data/client';
import { DataProvider } from '@portal/data/react';
import type { PaymentSettings } from '@portal/data/schemas';
import type { Stores } from '@portal/data/stores';
import type { DraftStore } from '@portal/forms/core';
import { LinkProvider } from '@portal/ui/components/Link';
import { ToastProvider } from '@portal/ui/components/Toast';
import type { Stripe } from '@stripe/stripe-js';
import { createContext, useContext, useMemo } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { Flags } from './flags.ts';
import { createPrefetch, PrefetchProvider } from './shell/prefetch.ts';
import { LinkRouterProvider, RouterLink } from './shell/RouterLink.tsx';
import type { KeyValues } from './storage.ts';

/** What the portal needs besides client and stores. */
export interface AppServices {
  /** Stores local drafts. */
  draftStore: DraftStore;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  /** Stores choices such as folded groups of the menu. */
  storage: KeyValues;
  flags: Flags;
  /** The marketplace's time zone, in which analytics count days. */
  timeZone: string;
  loadProvider: (settings: PaymentSettings) => Promise<Stripe>;
  reload: () => void;
}

const AppServicesContext = createContext<AppServices | null>(null);

/** Throws outside of a `Portal`. */
export function useAppServices(): AppServices {
  const appServices = useContext(AppServicesContext);
  if (!appServices) throw new Error('useAppServices needs a Portal around it.');
  return appServices;
}

export interface PortalProps extends AppServices {
  client: Client;
  stores: Stores;
  router: RouterProviderProps['router'];
}

export function Portal({ client, stores, router, ...around }: PortalProps) {
  const { draftStore, now, storage, flags, timeZone, loadProvider, reload } = around;
  const appServices = useMemo(
    () => ({ draftStore, now, storage, flags, timeZone, loadProvider, reload }),
    [draftStore, now, storage, flags, timeZone, loadProvider, reload],
  );
  const prefetch = useMemo(() => createPrefetch(router.routes, stores), [router, stores]);
  return (
    <AppServicesContext value={appServices}>
      <DataProvider client={client} stores={stores}>
        <PrefetchProvider value={prefetch}>
          <LinkRouterProvider value={router}>
            <LinkProvider component={RouterLink}>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </LinkProvider>
          </LinkRouterProvider>
        </PrefetchProvider>
      </DataProvider>
    </AppServicesContext>
  );
}
