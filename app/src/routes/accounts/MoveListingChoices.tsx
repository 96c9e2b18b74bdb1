import { useAccounts } from '@portal/data/accounts';
import { useListings } from '@portal/data/react';
import {
  type AccountRecord,
  type AccountRow,
  type Listing,
  messageFor,
} from '@portal/data/schemas';
import { type Collection, collectionOf, queryLimits, type Scope } from '@portal/domain';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { SearchField } from '@portal/ui/components/SearchField';
import { Text } from '@portal/ui/components/Text';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { type Ref, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { accountName } from './accountRows.ts';

/* The choices of the dialog that moves a listing. */

export const keyOf = ({ type, id }: Listing): string => `${type}/${id}`;

/** Choices at once; a search finds the others. */
const SHOWN = 5;

function useOwnList(
  account: AccountRecord,
  search: string,
  { collection, scope }: { collection: Collection; scope: Scope },
) {
  return useListings({
    collection,
    scope,
    search,
    pageSize: SHOWN,
    account: account.account ?? 0,
  });
}

/** The first listings of the account that match the search, of both types, live and pending. */
export function useOwn(account: AccountRecord, search: string) {
  const results = [
    useOwnList(account, search, { collection: 'apps', scope: 'active' }),
    useOwnList(account, search, { collection: 'services', scope: 'active' }),
    useOwnList(account, search, { collection: 'apps', scope: 'pending' }),
    useOwnList(account, search, { collection: 'services', scope: 'pending' }),
  ];
  // A pending revision has the id of its live listing.
  const found = new Map<string, Listing>();
  let [loading, more] = [false, false];
  let error: string | undefined;
  for (const result of results) {
    if (result.kind === 'failed') error = messageFor(result.error);
    else if (result.kind !== 'ready' || result.kept) loading = true;
    else {
      for (const listing of result.value.rows) found.set(keyOf(listing), listing);
      more ||= result.value.pagination.total > SHOWN;
    }
  }
  return {
    listings: [...found.values()].slice(0, SHOWN),
    more: more || found.size > SHOWN,
    loading,
    error,
  };
}

const stateTexts: Readonly<Record<string, string>> = {
  APPROVED: m.accounts_listing_live(),
  PENDING: m.accounts_listing_in_review(),
  DECLINED: m.accounts_listing_declined(),
};

export const listingName = ({ name }: Listing): string => name || m.accounts_untitled_listing();

const listingHelp = (listing: Listing): string => {
  const usual = listing.type === 'app' ? m.accounts_app() : m.accounts_cloud_expert();
  const kind = named(collectionOf(listing), usual);
  return [kind, stateTexts[listing.status ?? '']].filter(Boolean).join(', ');
};

interface ListingChoiceProps {
  own: ReturnType<typeof useOwn>;
  search: string;
  onSearch: (search: string) => void;
  /** Key of the chosen listing. */
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Shown where the first choice is missing, which takes the focus. */
  error: string | undefined;
  /** The first option, else the search. */
  ref: Ref<HTMLInputElement>;
}

export function ListingChoice(props: ListingChoiceProps) {
  const { own, search, onSearch, chosen, onChoose, ref } = props;
  const { listings, more, loading, error } = own;
  const hasOptions = listings.length > 0;
  return (
    <>
      <div>
        <SearchField
          ref={hasOptions ? undefined : ref}
          label={m.accounts_search_listings()}
          value={search}
          rest={300}
          maxLength={queryLimits.search}
          onValueChange={onSearch}
        />
      </div>
      {hasOptions ? (
        <RadioGroup
          ref={ref}
          error={props.error}
          name="listing"
          label={m.accounts_listing()}
          help={more ? m.accounts_only_shown_search({ count: SHOWN }) : undefined}
          options={listings.map((each) => ({
            value: keyOf(each),
            label: listingName(each),
            help: listingHelp(each),
          }))}
          value={chosen}
          onValueChange={onChoose}
        />
      ) : null}
      <LiveRegion>
        {listings.length === 0 ? (
          <Text tone="muted">
            {noListings({ loading, failed: error !== undefined, narrowed: search !== '' })}
          </Text>
        ) : null}
      </LiveRegion>
      <DialogError error={error ?? (hasOptions ? undefined : props.error)} />
    </>
  );
}

function noListings(of: Record<'loading' | 'failed' | 'narrowed', boolean>): string {
  if (of.failed) return m.accounts_listings_failed();
  if (of.loading) return m.accounts_loading_listings();
  return of.narrowed ? m.accounts_no_listing_matches() : m.accounts_no_submitted_listings();
}

interface TargetChoiceProps {
  /** The account that has the listing. */
  account: AccountRecord;
  chosen: AccountRow | null;
  onChoose: (chosen: AccountRow | null) => void;
  error: string | undefined;
  /** The first option, else the search. */
  ref: Ref<HTMLInputElement>;
}

export function TargetChoice({ account, chosen, onChoose, error, ref }: TargetChoiceProps) {
  const [search, setSearch] = useState('');
  const found = useAccounts({ search, pageSize: SHOWN + 1, status: ['active'] });
  const targets =
    found.kind === 'ready' && search !== ''
      ? found.value.rows.filter(({ id }) => id !== account.id)
      : [];
  const shown = targets.slice(0, SHOWN);
  const hasOptions = shown.length > 0;
  return (
    <>
      <div>
        <SearchField
          ref={hasOptions ? undefined : ref}
          label={m.accounts_search_accounts()}
          value={search}
          rest={300}
          maxLength={queryLimits.search}
          onValueChange={(text) => {
            setSearch(text);
            onChoose(null);
          }}
        />
      </div>
      {hasOptions ? (
        <RadioGroup
          ref={ref}
          error={error}
          name="to"
          label={m.accounts_move_to()}
          help={
            targets.length > SHOWN ? m.accounts_only_shown_type_more({ count: SHOWN }) : undefined
          }
          options={shown.map((each) => ({
            value: String(each.id),
            label: accountName(each),
            help: each.email,
          }))}
          value={chosen && String(chosen.id)}
          onValueChange={(id) => onChoose(shown.find((each) => String(each.id) === id) ?? null)}
        />
      ) : null}
      <LiveRegion>
        {search !== '' && found.kind === 'ready' && shown.length === 0 ? (
          <Text tone="muted">{m.accounts_no_account_matches()}</Text>
        ) : null}
      </LiveRegion>
      <DialogError
        error={found.kind === 'failed' ? messageFor(found.error) : hasOptions ? undefined : error}
      />
    </>
  );
}
