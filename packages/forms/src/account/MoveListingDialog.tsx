import { queryLimits } from '@portal/domain';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { RadioGroup, type RadioGroupProps } from '@portal/ui/components/RadioGroup';
import { SearchField } from '@portal/ui/components/SearchField';
import { Text } from '@portal/ui/components/Text';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { useId } from 'react';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { useField } from '../core/fields.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

/** Choices at once; a search finds the others. */
export const shownChoices = 5;

/** What a search found. */
export interface FoundChoices {
  search: string;
  onSearch: (search: string) => void;
  /** What matches the search. Load more than `shownChoices`, so that the user learns that there are others. */
  options: RadioGroupProps['options'];
  loading: boolean;
  /** The error of a search that failed. */
  error?: string | undefined;
}

/** A type, because react-hook-form accepts no interface. */
type MoveValues = { listing: string | null; account: string | null };

const empty: MoveValues = { listing: null, account: null };

const shownIn = ({ options }: FoundChoices) => options.slice(0, shownChoices);

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
      <SearchedChoice
        name="listing"
        label={m.account_listing()}
        searchLabel={m.account_search_listings()}
        found={listings}
        more={m.account_only_shown_search}
        none={noListings(listings)}
      />
      <SearchedChoice
        name="account"
        label={m.account_move_to()}
        searchLabel={m.account_search_accounts()}
        found={accounts}
        more={m.account_only_shown_type_more}
        none={noAccounts(accounts)}
      />
    </FormDialog>
  );
}

function noListings({ loading, error, search }: FoundChoices): string {
  if (error !== undefined) return m.account_listings_failed();
  if (loading) return m.account_loading_listings();
  return search === '' ? m.account_no_submitted_listings() : m.account_no_listing_matches();
}

function noAccounts({ loading, error, search }: FoundChoices): string {
  const isKnown = search !== '' && !loading && error === undefined;
  return isKnown ? m.account_no_account_matches() : '';
}

interface SearchedChoiceProps {
  name: keyof MoveValues;
  label: string;
  searchLabel: string;
  found: FoundChoices;
  /** Says that only some are shown. */
  more: (values: { count: number }) => string;
  /** Shown in place of the options. */
  none: string;
}

/** One of the first options that a search found. Its error is at the options, or at the search while there are none. */
function SearchedChoice({ name, label, searchLabel, found, more, none }: SearchedChoiceProps) {
  const { onChange, ...field } = useField<MoveValues>(name);
  const id = useId();
  const shown = shownIn(found);
  const hasOptions = shown.length > 0;
  const atSearch = hasOptions ? undefined : field.error;
  return (
    <>
      <div>
        <SearchField
          label={searchLabel}
          value={found.search}
          rest={300}
          maxLength={queryLimits.search}
          onValueChange={found.onSearch}
          // Enter searches, and does not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          {...(atSearch ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
        />
      </div>
      {hasOptions ? (
        <RadioGroup
          {...field}
          onValueChange={onChange}
          label={label}
          help={found.options.length > shownChoices ? more({ count: shownChoices }) : undefined}
          options={shown}
        />
      ) : null}
      <LiveRegion>{hasOptions || !none ? null : <Text tone="muted">{none}</Text>}</LiveRegion>
      <div id={id}>
        <DialogError error={found.error ?? atSearch} />
      </div>
    </>
  );
}
