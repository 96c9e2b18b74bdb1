import { useReadKeys, useReadKeysStore } from '@portal/data/readKeys';
import type { CreatedKey, ReadKey } from '@portal/data/schemas';
import type { NewReadKey } from '@portal/domain';
import { CreateKeyDialog, KeysTable } from '@portal/forms/readKeys';
import { Button } from '@portal/ui/components/Button';
import { SecretDialog } from '@portal/ui/patterns/SecretDialog';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { WholeListPage } from '../../parts/lists/WholeListPage.tsx';
import { useAction } from '../../parts/useAction.ts';
import { useSubmit } from '../../parts/useSubmit.ts';
import { usePage } from '../../shell/page.tsx';

/** The keys with which sites read the directory, for owners. */
export function Component() {
  const keys = useReadKeys();
  const store = useReadKeysStore();
  const { ask } = useAction();
  const submit = useSubmit();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedKey | null>(null);
  usePage(m.keys_title());

  async function create(key: NewReadKey) {
    const result = await submit(async () => setCreated(await store.create(key)));
    if (result.ok) setCreating(false);
    return result;
  }

  const revoke = useCallback(
    ({ id, name }: ReadKey) =>
      ask({
        title: m.keys_revoke_question({ name }),
        text: m.keys_revoke_help(),
        confirm: m.keys_revoke_key(),
        cancel: m.keys_keep(),
        busyLabel: m.keys_revoking(),
        run: () => store.revoke(id),
        done: m.keys_revoked({ name }),
      }),
    [ask, store],
  );

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
      table={(rows) => <KeysTable caption={m.keys_title()} keys={rows} onRevoke={revoke} />}
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
    </WholeListPage>
  );
}
