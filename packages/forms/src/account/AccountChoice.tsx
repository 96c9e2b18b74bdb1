import { queryLimits } from '@portal/domain';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { RadioGroup, type RadioGroupProps } from '@portal/ui/components/RadioGroup';
import { SearchField } from '@portal/ui/components/SearchField';
import { Text } from '@portal/ui/components/Text';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { useId } from 'react';
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

export const shownIn = ({ options }: FoundChoices): RadioGroupProps['options'] =>
  options.slice(0, shownChoices);

interface AccountChoiceProps extends Omit<RadioGroupProps, 'label' | 'help' | 'options'> {
  /** The accounts that a listing can move to; none before a search. */
  accounts: FoundChoices;
}

/** The account to which listings move, which is found by name or email. */
export const AccountChoice = ({ accounts, ...field }: AccountChoiceProps) => (
  <SearchedChoice
    {...field}
    label={m.account_move_to()}
    searchLabel={m.account_search_accounts()}
    found={accounts}
    more={m.account_only_shown_type_more}
    none={noAccounts(accounts)}
  />
);

function noAccounts({ loading, error, search }: FoundChoices): string {
  const isKnown = search !== '' && !loading && error === undefined;
  return isKnown ? m.account_no_account_matches() : '';
}

interface SearchedChoiceProps extends Omit<RadioGroupProps, 'help' | 'options'> {
  searchLabel: string;
  found: FoundChoices;
  /** Says that only some are shown. */
  more: (values: { count: number }) => string;
  /** Shown in place of the options. */
  none: string;
}

/** One of the first options that a search found. Its error is at the options, or at the search while there are none. */
export function SearchedChoice(props: SearchedChoiceProps) {
  const { searchLabel, found, more, none, ...field } = props;
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
