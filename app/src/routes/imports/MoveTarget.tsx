import { useAccountRecord } from '@portal/data/accounts';
import { AccountChoice } from '@portal/forms/account';
import { accountOption, useAccountChoices } from '../../parts/accounts/useAccountChoices.ts';

interface MoveTargetProps {
  /** The id of the user. */
  chosen: number | null;
  /** The error while none is chosen. */
  error: string | undefined;
  onChoose: (user: number | null) => void;
}

/** The account to which a bulk edit moves the listings. One that was chosen before is shown until the user searches. */
export function MoveTarget({ chosen, error, onChoose }: MoveTargetProps) {
  const accounts = useAccountChoices();
  const isKept = chosen !== null && accounts.search === '';
  const known = useAccountRecord(chosen ?? 0, isKept);
  const kept = isKept && known.kind === 'ready' ? [accountOption(known.value)] : [];
  const options = isKept ? kept : accounts.options;
  return (
    <AccountChoice
      name="account"
      error={error}
      accounts={{
        ...accounts,
        options,
        onSearch: (search) => {
          // The choice must be on screen, where another search leads away from it.
          onChoose(null);
          accounts.onSearch(search);
        },
      }}
      value={options.find(({ value }) => value === String(chosen))?.value ?? null}
      onValueChange={(value) => onChoose(value === null ? null : Number(value))}
    />
  );
}
