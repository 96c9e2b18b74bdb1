import type { Webhook, WebhookSecret } from '@portal/data/schemas';
import type { useWebhooks } from '@portal/data/webhooks';
import { webhookLimits } from '@portal/domain';
import { WebhookDialog } from '@portal/forms/webhooks';
import type { MenuItem } from '@portal/ui/components/Menu';
import { CircleCheck, KeyRound, OctagonX, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { SecretDialog } from '../../parts/SecretDialog.tsx';
import { useAction } from '../../parts/useAction.ts';
import { useSubmit } from '../../parts/useSubmit.ts';
import { paths } from '../../paths.ts';
import { nameOf } from './webhookWords.ts';

type Source = Pick<ReturnType<typeof useWebhooks>, 'api' | 'reload'>;

/** What owners may do with a webhook, as menu items, and the dialogs for it. */
export function useWebhookActions(webhook: Webhook, { api, reload }: Source) {
  const { ask, act } = useAction();
  const submit = useSubmit();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [rotated, setRotated] = useState<WebhookSecret | null>(null);
  const { id } = webhook;
  const name = nameOf(webhook);

  const enable = () =>
    void act(() => api.change(id, { enabled: true }), m.webhooks_now_enabled({ name })).then(
      reload,
    );

  const rotate = () =>
    ask({
      title: m.webhooks_rotate_question(),
      text: m.webhooks_rotate_help({ hours: webhookLimits.rotationHours }),
      confirm: m.webhooks_rotate(),
      busyLabel: m.webhooks_rotating(),
      tone: 'primary',
      async run() {
        setRotated(await api.rotate(id));
        reload();
      },
    });
  const disable = () =>
    ask({
      title: m.webhooks_disable_question({ name }),
      text: m.webhooks_disable_help(),
      confirm: m.webhooks_disable_webhook(),
      busyLabel: m.webhooks_disabling(),
      async run() {
        await api.change(id, { enabled: false });
        reload();
      },
      done: m.webhooks_now_disabled({ name }),
    });
  const remove = () =>
    ask({
      title: m.webhooks_delete_question({ name }),
      text: m.webhooks_delete_help(),
      confirm: m.webhooks_delete_webhook(),
      busyLabel: m.webhooks_deleting(),
      async run() {
        await api.delete(id);
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
            const result = await submit(() => api.change(id, { description, types }));
            reload();
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
