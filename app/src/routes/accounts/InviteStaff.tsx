import { useAccountsStore } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { existingUser } from '@portal/data/schemas';
import { InviteDialog } from '@portal/forms/account';
import { Button } from '@portal/ui/components/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { accountRejected } from '../../parts/account/accountResponses.ts';
import { useSubmit } from '../../parts/useSubmit.ts';
import { paths } from '../../paths.ts';

/** The button that invites a person as staff, and its dialog. */
export function InviteStaff() {
  const accounts = useAccountsStore();
  const user = useUser();
  const submit = useSubmit();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" icon={Plus} onClick={() => setOpen(true)}>
        {m.accounts_invite_staff()}
      </Button>
      <InviteDialog
        open={open}
        onClose={() => setOpen(false)}
        username={user.email}
        onSubmit={({ currentPassword, ...person }) =>
          submit(
            () => accounts.invite(person, currentPassword),
            ({ email }) => m.accounts_invite_sent({ email }),
            failureOf,
          )
        }
      />
    </>
  );
}

/** Links to the account that has the address. */
function failureOf(error: unknown) {
  const existing = existingUser(error);
  if (existing === null) return accountRejected(error);
  const href = paths.accountRecord(existing);
  return { ...accountRejected(error), link: { label: m.accounts_view_existing(), href } };
}
