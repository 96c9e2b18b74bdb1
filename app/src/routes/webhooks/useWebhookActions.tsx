import type { Webhook, WebhookSecret } from '@portal/data/schemas';
import { useWebhooksStore } from '@portal/data/webhooks';
import { webhookLimits } from '@portal/domain';
import { nameOf, WebhookDialog } from '@portal/forms/webhooks';
import type { MenuItem } from '@portal/ui/components/Menu';
import { SecretDialog } from '@portal/ui/patterns/SecretDialog';
import { CircleCheck, KeyRound, OctagonX, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { useAction } from '../../parts/useAction.ts';
import { useSubmit } from '../../parts/useSubmit.ts';
import { paths } from '../../paths.ts';

/** What owners may do with a webhook, as menu items, and the dialogs for it. */
export function useWebhookActions(webhook: Webhook) {
  const store = useWebhooksStore();
  const { ask, act } = useAction();
  const submit = useSubmit();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [rotated, setRotated] = useState<WebhookSecret | null>(null);
  const { id } = webhook;
  const name = nameOf(webhook);

  const enable = () =>
    void act(() => store.change(id, { enabled: true }), m.webhooks_now_enabled({ name }));

  const rotate = () =>
    ask({
      title: m.webhooks_rotate_question(),
      text: m.webhooks_rotate_help({ hours: webhookLimits.rotationHours }),
      confirm: m.webhooks_rotate(),
      busyLabel: m.webhooks_rotating(),
      tone: 'primary',
      run: async () => setRotated(await store.rotate(id)),
    });
  const disable = () =>
    ask({
      title: m.webhooks_disable_question({ name }),
      text: m.webhooks_disable_help(),
      confirm: m.webhooks_disable_webhook(),
      busyLabel: m.webhooks_disabling(),
      run: () => store.change(id, { enabled: false }),
      done: m.webhooks_now_disabled({ name }),
    });
  const remove = () =>
    ask({
      title: m.webhooks_delete_question({ name }),
      text: m.webhooks_delete_help(),
      confirm: m.webhooks_delete_webhook(),
      busyLabel: m.webhooks_deleting(),
      async run() {
        await store.delete(id);
        void navigate(paths.webhooks);
      },
      done: m.webhooks_now_deleted({ name }),
    });
  const items: MenuItem[] = [
    { label: m.webhooks_edit(), icon: Pencil, onSelect: () => setEditing(true) },
    { label: m.webhooks_rotate(), icon: KeyRound, onSelect: rotate },
    webhook.enabled
      ? { label: m.webhooks_disable(), icon: OctagonX, onSelect: disable }
      : { label: m.webhooks_enable(), icon: CircleCheck, onSelect: enable },
    { kind: 'separator' },
    { label: m.webhooks_delete(), icon: Trash2, tone: 'critical', onSelect: remove },
  ];

  return {
    items,
    enable,
    dialogs: (
      <>
        <WebhookDialog
          webhook={webhook}
          open={editing}
          onClose={() => setEditing(false)}
          onSubmit={async ({ description, types }) => {
            const result = await submit(() => store.change(id, { description, types }));
            if (result.ok) setEditing(false);
            return result;
          }}
        />
        {rotated ? (
          <SecretDialog
            kind="secret"
            label={name}
            secret={rotated.secret}
            description={m.webhooks_secret_help()}
            onClose={() => setRotated(null)}
          />
        ) : null}
      </>
    ),
  };
}
