import { useAccounts, useAccountsStore } from '@portal/data/accounts';
import { useListings, useStores } from '@portal/data/react';
import { type AccountRecord, hasReason, type Listing, messageFor } from '@portal/data/schemas';
import type { Collection, Scope } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Combobox } from '@portal/ui/components/Combobox';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { SearchField } from '@portal/ui/components/SearchField';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { useState } from 'react';
import { accountName } from './accountRows.ts';

interface MoveListingDialogProps {
  account: AccountRecord;
  open: boolean;
  onClose: () => void;
}

/** Moves a listing of the account to another one, which is found by name or email. */
export function MoveListingDialog({ account, open, onClose }: MoveListingDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || busy ? undefined : onClose())}
      title="Move a listing"
      description="It keeps its address, history, reviews and pending changes. We’ll email both vendors."
    >
      {open ? (
        <MoveListing account={account} busy={busy} onBusy={setBusy} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}

const keyOf = ({ type, id }: Listing): string => `${type}/${id}`;

/** The listings of the account in one list; undefined while they load. Found by the vendor's email address. */
function useOwn(account: AccountRecord, collection: Collection, scope: Scope) {
  const found = useListings({ collection, scope, search: account.email, pageSize: 100 });
  if (found.kind !== 'ready') return undefined;
  return found.value.rows.filter((listing) => listing.account?.id === account.account);
}

interface MoveListingProps extends Pick<MoveListingDialogProps, 'account' | 'onClose'> {
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

function MoveListing({ account, busy, onBusy, onClose }: MoveListingProps) {
  const accounts = useAccountsStore();
  const { listings: store } = useStores();
  const toast = useToast();
  const [chosen, setChosen] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [to, setTo] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const lists = [
    useOwn(account, 'apps', 'active'),
    useOwn(account, 'services', 'active'),
    useOwn(account, 'apps', 'pending'),
    useOwn(account, 'services', 'pending'),
  ];
  const found = useAccounts({ search, pageSize: 6, states: ['active'] });
  const loading = lists.includes(undefined);
  // A pending revision has the id of its live listing.
  const listings = new Map(
    lists.flatMap((list) => list ?? []).map((listing) => [keyOf(listing), listing]),
  );
  const targets =
    found.kind === 'ready' && search !== ''
      ? found.value.rows.filter(({ id }) => id !== account.id).slice(0, 5)
      : [];
  const target = targets.find(({ id }) => String(id) === to);

  async function move() {
    const listing = listings.get(chosen ?? '');
    if (!listing || !target) {
      setError(listing ? 'Choose the account that gets the listing' : 'Choose a listing');
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
        message: `${listing.name || 'Untitled listing'} now belongs to ${accountName(target)}.`,
      });
      onClose();
    } catch (failure) {
      if (hasReason(failure, 'stale-version')) store.pages.invalidate();
      setError(messageFor(failure));
    } finally {
      onBusy(false);
    }
  }

  if (!loading && listings.size === 0)
    return <Text tone="muted">This account has no submitted listings.</Text>;
  return (
    <Stack>
      <Combobox
        name="listing"
        label="Listing"
        placeholder="Choose a listing"
        loading={loading}
        options={[...listings].map(([value, { name }]) => ({
          value,
          label: name || 'Untitled listing',
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <SearchField
        label="Search accounts by name or email"
        value={search}
        rest={300}
        maxLength={200}
        onChange={(text) => {
          setSearch(text);
          setTo(null);
        }}
      />
      {targets.length > 0 ? (
        <RadioGroup
          name="to"
          label="Move to"
          options={targets.map((each) => ({
            value: String(each.id),
            label: accountName(each),
            help: each.email,
          }))}
          value={to}
          onChange={setTo}
        />
      ) : null}
      {search !== '' && found.kind === 'ready' && targets.length === 0 ? (
        <Text tone="muted">No active account matches.</Text>
      ) : null}
      <DialogError error={error} />
      <div>
        <Button tone="primary" busy={busy} busyLabel="Moving" onClick={() => void move()}>
          Move listing
        </Button>
      </div>
    </Stack>
  );
}
