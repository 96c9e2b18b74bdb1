import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Client } from '../client/client.ts';
import type { Stores } from '../stores/stores.ts';

interface DataValue {
  /** Calls to the backend. */
  client: Client;
  /** Stores made of the same client. */
  stores: Stores;
}

const DataContext = createContext<DataValue | null>(null);

function useData(): DataValue {
  const value = useContext(DataContext);
  if (!value) throw new Error('Put a DataProvider around this');
  return value;
}

/** The calls to the backend. Throws outside of a `DataProvider`. */
export function useClient(): Client {
  return useData().client;
}

/** The stores of the portal. Throws outside of a `DataProvider`. */
export function useStores(): Stores {
  return useData().stores;
}

/** Provides client and stores to the hooks below it. */
export function DataProvider({ client, stores, children }: DataValue & { children: ReactNode }) {
  const value = useMemo(() => ({ client, stores }), [client, stores]);
  return <DataContext value={value}>{children}</DataContext>;
}
