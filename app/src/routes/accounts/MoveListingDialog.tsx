import { useAccountsStore } from '@portal/data/accounts';
import { type AccountRecord, type AccountRow, messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { useToast } from '@portal/ui/components/Toast';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { accountName } from './accountRows.ts';
import { keyOf, ListingChoice, listingName, TargetChoice, useOwn } from './MoveListingChoices.tsx';

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
      confirmClose={busy ? 'never' : 'input'}
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

interface MoveListingProps extends Pick<MoveListingDialogProps, 'account' | 'onClose'> {
  onBusy: (busy: boolean) => void;
  ref: Ref<MoveListingHandle>;
}

interface MoveListingHandle {
  move: () => Promise<void>;
}

function MoveListing({ account, onBusy, onClose, ref }: MoveListingProps) {
  const accounts = useAccountsStore();
  const toast = useToast();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const own = useOwn(account, search);
  // From the list, which is reloaded when another user has changed the listing.
  const listing = own.listings.find((each) => keyOf(each) === chosen);
  const [target, setTarget] = useState<AccountRow | null>(null);
  const [error, setError] = useState<string>();
  const [missing, setMissing] = useState<'listing' | 'target'>();
  const listingField = useRef<HTMLInputElement>(null);
  const targetField = useRef<HTMLInputElement>(null);

  async function move() {
    if (!listing || !target) {
      setMissing(listing ? 'target' : 'listing');
      (listing ? targetField : listingField).current?.focus();
      return;
    }
    onBusy(true);
    setError(undefined);
    try {
      await accounts.moveListing(listing, target.id);
      toast({
        tone: 'positive',
        message: m.accounts_listing_moved({
          listing: listingName(listing),
          name: accountName(target),
        }),
      });
      onClose();
    } catch (failure) {
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
        onChoose={(key) => {
          setChosen(key);
          setMissing(undefined);
        }}
        error={missing === 'listing' ? m.accounts_choose_listing() : undefined}
        ref={listingField}
      />
      <TargetChoice
        account={account}
        chosen={target}
        onChoose={(account) => {
          setTarget(account);
          setMissing(undefined);
        }}
        error={missing === 'target' ? m.accounts_choose_target() : undefined}
        ref={targetField}
      />
      <DialogError error={error} />
    </Stack>
  );
}
