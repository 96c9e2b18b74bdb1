import type { WebhookSecret } from '@portal/data/schemas';
import { useWebhooks, useWebhooksStore } from '@portal/data/webhooks';
import type { NewWebhook } from '@portal/domain';
import { nameOf, WebhookDialog, WebhooksTable } from '@portal/forms/webhooks';
import { Button } from '@portal/ui/components/Button';
import { SecretDialog } from '@portal/ui/patterns/SecretDialog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { WholeListPage } from '../../parts/lists/WholeListPage.tsx';
import { useSubmit } from '../../parts/useSubmit.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';

/** The sites that are told of changes, for owners. */
export function Component() {
  const webhooks = useWebhooks();
  const store = useWebhooksStore();
  const submit = useSubmit();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<WebhookSecret | null>(null);
  usePage(m.webhooks_title());

  async function create(webhook: NewWebhook) {
    const result = await submit(async () => setCreated(await store.create(webhook)));
    if (result.ok) setCreating(false);
    return result;
  }

  return (
    <WholeListPage
      title={m.webhooks_title()}
      help={m.webhooks_help()}
      action={
        <Button tone="primary" icon={Plus} onClick={() => setCreating(true)}>
          {m.webhooks_create()}
        </Button>
      }
      list={webhooks}
      many={m.webhooks_many()}
      whenEmpty={m.webhooks_empty_help()}
      table={(rows) => (
        <WebhooksTable caption={m.webhooks_title()} webhooks={rows} hrefOf={paths.webhook} />
      )}
    >
      <WebhookDialog
        webhook={null}
        open={creating}
        onClose={() => setCreating(false)}
        onSubmit={create}
      />
      {created ? (
        <SecretDialog
          kind="secret"
          label={nameOf(created)}
          secret={created.secret}
          description={m.webhooks_secret_help()}
          onClose={() => setCreated(null)}
        />
      ) : null}
    </WholeListPage>
  );
}
