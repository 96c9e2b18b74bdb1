import { messageFor, type Webhook, type WebhookSecret } from '@portal/data/schemas';
import type { useWebhooks } from '@portal/data/webhooks';
import { webhookLimits } from '@portal/domain';
import { WebhookDialog } from '@portal/forms/webhooks';
import type { AlertDialogProps } from '@portal/ui/components/AlertDialog';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { CircleCheck, KeyRound, OctagonX, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { accountRejected } from '../../parts/account/accountResponses.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { SecretDialog } from '../../parts/SecretDialog.tsx';
import { paths } from '../../paths.ts';
import { nameOf } from './webhookWords.ts';

type Source = Pick<ReturnType<typeof useWebhooks>, 'api' | 'reload'>;

interface Question extends Pick<AlertDialogProps, 'title' | 'confirm' | 'busyLabel' | 'tone'> {
  text: string;
  run: () => Promise<void>;
}

/** What owners may do with a webhook, as menu items, and the dialogs for it. */
export function useWebhookActions(webhook: Webhook, { api, reload }: Source) {
  const toast = useToast();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const [rotated, setRotated] = useState<WebhookSecret | null>(null);
  const { id } = webhook;
  const name = nameOf(webhook);
  const done = (message: string) => toast({ tone: 'positive', message });

  const ask = (question: Question) => () => {
    setAsked(question);
    setOpen(true);
  };

  async function enable() {
    try {
      await api.change(id, { enabled: true });
      done(m.webhooks_now_enabled({ name }));
    } catch (failure) {
      toast({ tone: 'critical', message: messageFor(failure) });
    }
    reload();
  }

  const rotate: Question = {
    title: m.webhooks_rotate_question(),
    text: m.webhooks_rotate_help({ hours: webhookLimits.rotationHours }),
    confirm: m.webhooks_rotate(),
    busyLabel: m.webhooks_rotating(),
    tone: 'primary',
    async run() {
      setRotated(await api.rotate(id));
      reload();
    },
  };
  const disable: Question = {
    title: m.webhooks_disable_question({ name }),
    text: m.webhooks_disable_help(),
    confirm: m.webhooks_disable_webhook(),
    busyLabel: m.webhooks_disabling(),
    async run() {
      await api.change(id, { enabled: false });
      reload();
      done(m.webhooks_now_disabled({ name }));
    },
  };
  const remove: Question = {
    title: m.webhooks_delete_question({ name }),
    text: m.webhooks_delete_help(),
    confirm: m.webhooks_delete_webhook(),
    busyLabel: m.webhooks_deleting(),
    async run() {
      await api.delete(id);
      done(m.webhooks_now_deleted({ name }));
      await navigate(paths.webhooks);
    },
  };
  const items: MenuItem[] = [
    { label: m.webhooks_edit(), icon: Pencil, onSelect: () => setEditing(true) },
    { label: m.webhooks_rotate(), icon: KeyRound, onSelect: ask(rotate) },
    webhook.enabled
      ? { label: m.webhooks_disable(), icon: OctagonX, onSelect: ask(disable) }
      : { label: m.webhooks_enable(), icon: CircleCheck, onSelect: () => void enable() },
    { kind: 'separator' },
    { label: m.webhooks_delete(), icon: Trash2, tone: 'critical', onSelect: ask(remove) },
  ];

  return {
    items,
    enable: () => void enable(),
    dialogs: (
      <>
        <WebhookDialog
          webhook={webhook}
          open={editing}
          onClose={() => setEditing(false)}
          onSubmit={async ({ description, types }) => {
            try {
              await api.change(id, { description, types });
            } catch (failure) {
              return accountRejected(failure);
            } finally {
              reload();
            }
            setEditing(false);
            return { ok: true };
          }}
        />
        {asked ? (
          <ConfirmDialog
            open={open}
            onClose={() => setOpen(false)}
            title={asked.title}
            confirm={asked.confirm}
            cancel={m.webhooks_cancel()}
            tone={asked.tone}
            busyLabel={asked.busyLabel}
            onConfirm={asked.run}
          >
            {asked.text}
          </ConfirmDialog>
        ) : null}
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
