import { type Collection, collections, type Scope, scopes } from '@portal/domain';
import { createAccountsApi } from '../client/accounts.ts';
import type { AccountRow } from '../schemas/accountRecords.ts';
import type { Listing } from '../schemas/listing.ts';
import { may } from '../schemas/may.ts';
import { useClient } from './DataProvider.tsx';
import { useUser } from './useSession.ts';

/** A record whose name contains a text. */
export type FoundRecord =
  | { kind: 'listing'; collection: Collection; scope: Scope; record: Listing }
  | { kind: 'account'; record: AccountRow };

/** Records of each list that are asked for. */
const perList = 5;

/**
 * Finds listings, and for staff accounts, that the user may see. Rejects as its calls do. An entry point of its own, which loads
 * after the page.
 */
export function useRecordSearch() {
  const { listings, request } = useClient();
  const user = useUser();
  const accounts = may(user, 'accounts.read') ? createAccountsApi(request) : null;
  return async (search: string, signal: AbortSignal): Promise<FoundRecord[]> => {
    const page = { search, page: 1, pageSize: perList };
    const lists = scopes.flatMap((scope) =>
      collections.map(async (collection): Promise<FoundRecord[]> => {
        const { rows } = await listings.list({ ...page, collection, scope }, { signal });
        return rows.map((record) => ({ kind: 'listing', collection, scope, record }));
      }),
    );
    const people = async (): Promise<FoundRecord[]> => {
      const found = await accounts?.list(page, { signal });
      return (found?.rows ?? []).map((record) => ({ kind: 'account', record }));
    };
    return (await Promise.all([...lists, people()])).flat();
  };
}
