import { useReadKeys } from '@portal/data/readKeys';
import type { CreatedKey, ReadKey } from '@portal/data/schemas';
import type { NewReadKey } from '@portal/domain';
import { CreateKeyDialog } from '@portal/forms/readKeys';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { usePage } from '../../shell/page.tsx';
import { accountRejected } from '../account/accountResponses.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { SecretDialog } from '../secret/SecretDialog.tsx';
import { WholeListPage } from '../WholeListPage.tsx';
import { KeysTable } from './KeysTable.tsx';

/** The keys with which sites read the directory, for owners. */
export function Component() {
  const { api, keys, reload } = useReadKeys();
  const toast = useToast();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const [revoking, setRevoking] = useState<{ key: ReadKey; open: boolean } | null>(null);
  const ask = useCallback((key: ReadKey) => setRevoking({ key, open: true }), []);
  usePage({ title: 'API keys', crumbs: [{ label: 'Administration' }, { label: 'API keys' }] });

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
    toast({ tone: 'positive', message: `${name} is revoked.` });
  }

  return (
    <WholeListPage
      title="API keys"
      help="Sites read live listings with a key. Revoke keys that are no longer used."
      action={
        <Button tone="primary" icon={Plus} onClick={() => setCreating(true)}>
          Create key
        </Button>
      }
      list={keys}
      rows="keys"
      whenEmpty="Create one for each site that shows the directory."
      table={(rows) => <KeysTable keys={rows} onRevoke={ask} />}
    >
      <CreateKeyDialog open={creating} onClose={() => setCreating(false)} onSubmit={create} />
      {created ? (
        <SecretDialog
          kind="key"
          label={created.name}
          secret={created.secret}
          description="Store it where the site reads its settings."
          onClose={() => setCreated(null)}
        />
      ) : null}
      {revoking ? (
        <ConfirmDialog
          open={revoking.open}
          onClose={() => setRevoking({ ...revoking, open: false })}
          title={`Revoke ${revoking.key.name}?`}
          confirm="Revoke key"
          cancel="Keep key"
          busyLabel="Revoking"
          onConfirm={() => revoke(revoking.key)}
        >
          Sites that use it can’t read the directory any more. This can’t be undone.
        </ConfirmDialog>
      ) : null}
    </WholeListPage>
  );
}
