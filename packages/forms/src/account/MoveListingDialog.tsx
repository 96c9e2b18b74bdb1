import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { useField } from '../core/fields.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { AccountChoice, type FoundChoices, SearchedChoice, shownIn } from './AccountChoice.tsx';

type MoveValues = { listing: string | null; account: string | null };

const empty: MoveValues = { listing: null, account: null };

/** The choice must be on screen: another search hides it, and another user may have taken it away. */
const shownRule = (found: FoundChoices, required: string) => (chosen: unknown) =>
  shownIn(found).some(({ value }) => value === chosen) ? undefined : required;

interface MoveListingDialogProps {
  open: boolean;
  onClose: () => void;
  /** The listings of the account. */
  listings: FoundChoices;
  /** The accounts that a listing can move to; none before a search. */
  accounts: FoundChoices;
  /** Moves the listing. The values are those of the chosen options. */
  onSubmit: (listing: string, account: string) => Promise<SubmitResult>;
}

/** Moves a listing of an account to another one, which is found by name or email. */
export function MoveListingDialog(props: MoveListingDialogProps) {
  const { open, onClose, listings, accounts, onSubmit } = props;
  const form = useDialogForm<MoveValues>({
    open,
    onClose,
    values: empty,
    rules: () => ({
      fields: {
        listing: shownRule(listings, m.account_choose_listing()),
        account: shownRule(accounts, m.account_choose_target()),
      },
    }),
    onSubmit: ({ listing, account }) => onSubmit(listing ?? '', account ?? ''),
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      size="medium"
      title={m.account_move_a_listing()}
      description={m.account_move_help()}
      confirm={{
        label: m.account_move_listing(),
        busyLabel: m.account_moving(),
        tone: 'primary',
      }}
    >
      <ListingField listings={listings} />
      <AccountField accounts={accounts} />
    </FormDialog>
  );
}

function noListings({ loading, error, search }: FoundChoices): string {
  if (error !== undefined) return m.account_listings_failed();
  if (loading) return m.account_loading_listings();
  return search === '' ? m.account_no_submitted_listings() : m.account_no_listing_matches();
}

function ListingField({ listings }: Pick<MoveListingDialogProps, 'listings'>) {
  const { onChange, ...field } = useField<MoveValues>('listing');
  return (
    <SearchedChoice
      {...field}
      onValueChange={onChange}
      label={m.account_listing()}
      searchLabel={m.account_search_listings()}
      found={listings}
      more={m.account_only_shown_search}
      none={noListings(listings)}
    />
  );
}

function AccountField({ accounts }: Pick<MoveListingDialogProps, 'accounts'>) {
  const { onChange, ...field } = useField<MoveValues>('account');
  return <AccountChoice {...field} onValueChange={onChange} accounts={accounts} />;
}
