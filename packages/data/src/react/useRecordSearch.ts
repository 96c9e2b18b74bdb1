import { type Collection, collections, type ListPlace, type Scope, scopes } from '@portal/domain';
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

/** The first matches of a list, and how many it has; of no place for accounts. */
export interface FoundInList {
  place: ListPlace | null;
  records: readonly FoundRecord[];
  total: number;
}

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
  const whose = may(user, 'listing.listAll') ? 'all' : 'mine';
  return async (search: string, signal: AbortSignal): Promise<FoundInList[]> => {
    const page = { search, page: 1, pageSize: perList };
    const lists = scopes.flatMap((scope) =>
      collections.map(async (collection): Promise<FoundInList> => {
        const { rows, pagination } = await listings.list(
          { ...page, collection, scope },
          { signal },
        );
        return {
          place: { collection, scope, whose },
          records: rows.map((record) => ({ kind: 'listing', collection, scope, record })),
          total: pagination.total,
        };
      }),
    );
    const people = async (): Promise<FoundInList[]> => {
      const found = await accounts?.list(page, { signal });
      const records = found?.rows.map((record) => ({ kind: 'account' as const, record }));
      return records ? [{ place: null, records, total: found?.pagination.total ?? 0 }] : [];
    };
    return (await Promise.all([...lists, people()])).flat();
  };
}
