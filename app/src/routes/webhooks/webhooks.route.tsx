import type { WebhookSecret } from '@portal/data/schemas';
import { useWebhooks } from '@portal/data/webhooks';
import type { NewWebhook } from '@portal/domain';
import { WebhookDialog } from '@portal/forms/webhooks';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '../../shell/page.tsx';
import { accountRejected } from '../account/accountResponses.ts';
import { FailedPage } from '../failure.tsx';
import { SecretDialog } from '../secret/SecretDialog.tsx';
import { WebhooksTable } from './WebhooksTable.tsx';
import { nameOf } from './webhookWords.ts';

/** The sites that are told of changes, for owners. */
export function Component() {
  const { api, webhooks, reload } = useWebhooks();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<WebhookSecret | null>(null);
  usePage({ title: 'Webhooks', crumbs: [{ label: 'Administration' }, { label: 'Webhooks' }] });

  async function create(webhook: NewWebhook) {
    try {
      setCreated(await api.create(webhook));
    } catch (error) {
      return accountRejected(error);
    } finally {
      // Also after a lost response: the webhook may exist.
      reload();
    }
    setCreating(false);
    return { ok: true } as const;
  }

  const header = (
    <PageHeader
      title="Webhooks"
      help="We tell these sites when the directory changes."
      actions={
        <Button tone="primary" icon={Plus} onClick={() => setCreating(true)}>
          Create webhook
        </Button>
      }
    />
  );
  if (webhooks.kind === 'loading') return <PageLoading />;
  if (webhooks.kind === 'failed')
    return (
      <Stack space="large">
        {header}
        <FailedPage {...webhooks} />
      </Stack>
    );
  return (
    <Stack space="medium">
      {header}
      {webhooks.problem ? (
        <Banner tone="caution" role="status">
          The webhooks could not be reloaded. These are the last known ones.
        </Banner>
      ) : null}
      {webhooks.value.length === 0 ? (
        <EmptyState illustration="stones" title="No webhooks yet">
          Create one for each site that stores what it reads from the directory.
        </EmptyState>
      ) : (
        <WebhooksTable webhooks={webhooks.value} />
      )}
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
          description="The site verifies each call with it."
          onClose={() => setCreated(null)}
        />
      ) : null}
    </Stack>
  );
}
