import { createContext, useContext } from 'react';
import type { Client } from '../client/client.ts';
import type { Stores } from '../stores/stores.ts';

export interface DataValue {
  client: Client;
  stores: Stores;
}

export const DataContext = createContext<DataValue | null>(null);

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
