import { useAccountsStore } from '@portal/data/accounts';
import { useListings } from '@portal/data/react';
import { type AccountRecord, type Listing, messageFor } from '@portal/data/schemas';
import { type Collection, collectionOf, type Scope } from '@portal/domain';
import { MoveListingDialog, shownChoices } from '@portal/forms/account';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { useAccountChoices } from '../../parts/accounts/useAccountChoices.ts';
import { failedSubmit, useSubmit } from '../../parts/useSubmit.ts';

interface MoveListingProps {
  account: AccountRecord;
  onClose: () => void;
}

/** The open dialog that moves a listing of the account to another one. */
export function MoveListing({ account, onClose }: MoveListingProps) {
  const accounts = useAccountsStore();
  const submit = useSubmit();
  const [search, setSearch] = useState('');
  const targets = useAccountChoices(account.id);
  const { listings, ...own } = useOwn(account, search);
  return (
    <MoveListingDialog
      open
      onClose={onClose}
      listings={{
        ...own,
        search,
        onSearch: setSearch,
        options: listings.map((each) => ({
          value: keyOf(each),
          label: listingName(each),
          help: listingHelp(each),
        })),
      }}
      accounts={targets}
      onSubmit={async (key, to) => {
        // From the list, which is reloaded when another user has changed the listing.
        const listing = listings.find((each) => keyOf(each) === key);
        const target = targets.options.find(({ value }) => value === to);
        if (!listing || !target) return { ok: false, message: '' };
        return submit(
          () => accounts.moveListing(listing, Number(target.value)),
          m.accounts_listing_moved({ listing: listingName(listing), name: target.label }),
          failedSubmit,
        );
      }}
    />
  );
}

const keyOf = ({ type, id }: Listing): string => `${type}/${id}`;

const listingName = ({ name }: Listing): string => name || m.accounts_untitled_listing();

const stateTexts: Readonly<Record<string, string>> = {
  APPROVED: m.accounts_listing_live(),
  PENDING: m.accounts_listing_in_review(),
  DECLINED: m.accounts_listing_declined(),
};

function listingHelp(listing: Listing): string {
  const usual = listing.type === 'app' ? m.accounts_app() : m.accounts_cloud_expert();
  const kind = named(collectionOf(listing), usual);
  return [kind, stateTexts[listing.status ?? '']].filter(Boolean).join(', ');
}

/** The first listings of the account that match the search, of both types, live and pending. */
function useOwn({ account }: AccountRecord, search: string) {
  const query = { search, pageSize: shownChoices + 1, account: account ?? 0 };
  const of = (collection: Collection, scope: Scope) => ({ ...query, collection, scope });
  const results = [
    useListings(of('apps', 'active')),
    useListings(of('services', 'active')),
    useListings(of('apps', 'pending')),
    useListings(of('services', 'pending')),
  ];
  // A pending revision has the id of its live listing.
  const found = new Map<string, Listing>();
  let loading = false;
  let error: string | undefined;
  for (const result of results) {
    if (result.kind === 'failed') error = messageFor(result.error);
    else if (result.kind !== 'ready' || result.kept) loading = true;
    else for (const listing of result.value.rows) found.set(keyOf(listing), listing);
  }
  return { listings: [...found.values()], loading, error };
}
