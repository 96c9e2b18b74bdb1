import { useAccounts, useAccountsStore } from '@portal/data/accounts';
import { useListings, useStores } from '@portal/data/react';
import {
  type AccountRecord,
  type AccountRow,
  hasReason,
  type Listing,
  messageFor,
} from '@portal/data/schemas';
import { type Collection, collectionOf, queryLimits, type Scope } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { SearchField } from '@portal/ui/components/SearchField';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { accountName } from './accountRows.ts';

interface MoveListingDialogProps {
  account: AccountRecord;
  open: boolean;
  onClose: () => void;
}

/** Moves a listing of the account to another one, which is found by name or email. */
export function MoveListingDialog({ account, open, onClose }: MoveListingDialogProps) {
  const [busy, setBusy] = useState(false);
  const content = useRef<MoveListingHandle>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || busy ? undefined : onClose())}
      title={m.accounts_move_a_listing()}
      description={m.accounts_move_help()}
      actions={
        <>
          <Button softDisabled={busy} onClick={busy ? undefined : onClose}>
            {m.accounts_cancel()}
          </Button>
          <Button
            tone="primary"
            busy={busy}
            busyLabel={m.accounts_moving()}
            onClick={() => void content.current?.move()}
          >
            {m.accounts_move_listing()}
          </Button>
        </>
      }
    >
      {open ? (
        <MoveListing ref={content} account={account} onBusy={setBusy} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}

const keyOf = ({ type, id }: Listing): string => `${type}/${id}`;

/** Choices at once; a search finds the others. */
const SHOWN = 5;

function useOwnList(
  account: AccountRecord,
  search: string,
  { collection, scope }: { collection: Collection; scope: Scope },
) {
  return useListings({
    ...{ collection, scope, search, pageSize: SHOWN },
    account: account.account ?? 0,
  });
}

/** The first listings of the account that match the search, of both types, live and pending. */
function useOwn(account: AccountRecord, search: string) {
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

const listingName = ({ name }: Listing): string => name || m.accounts_untitled_listing();

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
}

function ListingChoice({ own, search, onSearch, chosen, onChoose }: ListingChoiceProps) {
  const { listings, more, loading, error } = own;
  return (
    <>
      <div>
        <SearchField
          label={m.accounts_search_listings()}
          value={search}
          rest={300}
          maxLength={queryLimits.search}
          onValueChange={onSearch}
        />
      </div>
      {listings.length > 0 ? (
        <RadioGroup
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
      <DialogError error={error} />
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
}

function TargetChoice({ account, chosen, onChoose }: TargetChoiceProps) {
  const [search, setSearch] = useState('');
  const found = useAccounts({ search, pageSize: SHOWN + 1, states: ['active'] });
  const targets =
    found.kind === 'ready' && search !== ''
      ? found.value.rows.filter(({ id }) => id !== account.id)
      : [];
  const shown = targets.slice(0, SHOWN);
  return (
    <>
      <div>
        <SearchField
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
      {shown.length > 0 ? (
        <RadioGroup
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
      <DialogError error={found.kind === 'failed' ? messageFor(found.error) : undefined} />
    </>
  );
}

interface MoveListingProps extends Pick<MoveListingDialogProps, 'account' | 'onClose'> {
  onBusy: (busy: boolean) => void;
  ref: Ref<MoveListingHandle>;
}

interface MoveListingHandle {
  move: () => Promise<void>;
}

function MoveListing({ account, onBusy, onClose, ref }: MoveListingProps) {
  const accounts = useAccountsStore();
  const { listings: store } = useStores();
  const toast = useToast();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const own = useOwn(account, search);
  // From the list, which is reloaded when another user has changed the listing.
  const listing = own.listings.find((each) => keyOf(each) === chosen);
  const [target, setTarget] = useState<AccountRow | null>(null);
  const [error, setError] = useState<string>();

  async function move() {
    if (!listing || !target) {
      setError(listing ? m.accounts_choose_target() : m.accounts_choose_listing());
      return;
    }
    onBusy(true);
    setError(undefined);
    try {
      await accounts.api.moveListing(listing, target.id);
      store.removed(listing);
      accounts.records.invalidate();
      toast({
        tone: 'positive',
        message: m.accounts_listing_moved({
          listing: listingName(listing),
          name: accountName(target),
        }),
      });
      onClose();
    } catch (failure) {
      if (hasReason(failure, 'stale-version')) store.pages.invalidate();
      setError(messageFor(failure));
    } finally {
      onBusy(false);
    }
  }
  useImperativeHandle(ref, () => ({ move }));

  return (
    <Stack>
      <ListingChoice
        own={own}
        search={search}
        onSearch={(text) => {
          setSearch(text);
          setChosen(null);
        }}
        chosen={chosen}
        onChoose={setChosen}
      />
      <TargetChoice account={account} chosen={target} onChoose={setTarget} />
      <DialogError error={error} />
    </Stack>
  );
}
