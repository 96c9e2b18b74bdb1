import { useAccountsStore } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { existingUser } from '@portal/data/schemas';
import { InviteDialog } from '@portal/forms/account';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { accountRejected } from '../../parts/account/accountResponses.ts';
import { paths } from '../../paths.ts';

/** The button that invites a person as staff, and its dialog. */
export function InviteStaff() {
  const accounts = useAccountsStore();
  const user = useUser();
  const toast = useToast();
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
        onSubmit={async ({ currentPassword, ...person }) => {
          try {
            const invited = await accounts.api.invite(person, currentPassword);
            accounts.wrote(invited);
            toast({ tone: 'positive', message: m.accounts_invite_sent({ email: invited.email }) });
            return { ok: true };
          } catch (error) {
            const existing = existingUser(error);
            const link =
              existing === null
                ? undefined
                : { label: m.accounts_view_existing(), href: paths.accountRecord(existing) };
            return { ...accountRejected(error), ...(link ? { link } : {}) };
          }
        }}
      />
    </>
  );
}
