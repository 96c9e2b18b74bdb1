import { type ReactNode, useMemo } from 'react';
import type { Client } from '../client/client.ts';
import type { Stores } from '../stores/stores.ts';
import { DataContext } from './dataContext.ts';

export interface DataProviderProps {
  /** Calls to the backend. */
  client: Client;
  /** Stores made of the same client. */
  stores: Stores;
  /** The part of the page that may use them. */
  children: ReactNode;
}

/** Hands client and stores to the hooks below it. */
export function DataProvider({ client, stores, children }: DataProviderProps) {
  const value = useMemo(() => ({ client, stores }), [client, stores]);
  return <DataContext value={value}>{children}</DataContext>;
}
