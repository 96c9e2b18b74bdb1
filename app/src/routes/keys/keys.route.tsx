import { useReadKeys } from '@portal/data/readKeys';
import type { CreatedKey, ReadKey } from '@portal/data/schemas';
import type { NewReadKey } from '@portal/domain';
import { CreateKeyDialog } from '@portal/forms/readKeys';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { accountRejected } from '../../parts/account/accountResponses.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { WholeListPage } from '../../parts/lists/WholeListPage.tsx';
import { SecretDialog } from '../../parts/SecretDialog.tsx';
import { usePage } from '../../shell/page.tsx';
import { KeysTable } from './KeysTable.tsx';

/** The keys with which sites read the directory, for owners. */
export function Component() {
  const { api, keys, reload } = useReadKeys();
  const toast = useToast();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const [revoking, setRevoking] = useState<{ key: ReadKey; open: boolean } | null>(null);
  const ask = useCallback((key: ReadKey) => setRevoking({ key, open: true }), []);
  usePage(m.keys_title());

  async function create(key: NewReadKey) {
    try {
      setCreated(await api.create(key));
    } catch (error) {
      return accountRejected(error);
    } finally {
      // Also after a lost response: the key may exist.
      reload();
    }
    setCreating(false);
    return { ok: true } as const;
  }

  async function revoke({ id, name }: ReadKey) {
    try {
      await api.revoke(id);
    } finally {
      reload();
    }
    toast({ tone: 'positive', message: m.keys_revoked({ name }) });
  }

  return (
    <WholeListPage
      title={m.keys_title()}
      help={m.keys_help()}
      action={
        <Button tone="primary" icon={Plus} onClick={() => setCreating(true)}>
          {m.keys_create()}
        </Button>
      }
      list={keys}
      many={m.keys_many()}
      whenEmpty={m.keys_empty_help()}
      table={(rows) => <KeysTable keys={rows} onRevoke={ask} />}
    >
      <CreateKeyDialog open={creating} onClose={() => setCreating(false)} onSubmit={create} />
      {created ? (
        <SecretDialog
          kind="key"
          label={created.name}
          secret={created.secret}
          description={m.keys_where_to_store()}
          onClose={() => setCreated(null)}
        />
      ) : null}
      {revoking ? (
        <ConfirmDialog
          open={revoking.open}
          onClose={() => setRevoking({ ...revoking, open: false })}
          title={m.keys_revoke_question({ name: revoking.key.name })}
          confirm={m.keys_revoke_key()}
          cancel={m.keys_keep()}
          busyLabel={m.keys_revoking()}
          onConfirm={() => revoke(revoking.key)}
        >
          {m.keys_revoke_help()}
        </ConfirmDialog>
      ) : null}
    </WholeListPage>
  );
}
