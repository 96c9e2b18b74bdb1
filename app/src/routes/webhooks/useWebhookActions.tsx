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
import { paths } from '../../paths.ts';
import { accountRejected } from '../account/accountResponses.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { SecretDialog } from '../secret/SecretDialog.tsx';
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
      done(`${name} is enabled.`);
    } catch (failure) {
      toast({ tone: 'critical', message: messageFor(failure) });
    }
    reload();
  }

  const rotate: Question = {
    title: 'Rotate the secret?',
    text: `You get a new secret. The present one stays valid for ${webhookLimits.rotationHours} hours, so that you can change it on the site.`,
    confirm: 'Rotate secret',
    busyLabel: 'Rotating',
    tone: 'primary',
    async run() {
      setRotated(await api.rotate(id));
      reload();
    },
  };
  const disable: Question = {
    title: `Disable ${name}?`,
    text: 'Changes that are made while it is disabled are not sent, also not later.',
    confirm: 'Disable webhook',
    busyLabel: 'Disabling',
    async run() {
      await api.change(id, { enabled: false });
      reload();
      done(`${name} is disabled.`);
    },
  };
  const remove: Question = {
    title: `Delete ${name}?`,
    text: 'Its pending deliveries are not sent, and the record of past ones is deleted. This can’t be undone.',
    confirm: 'Delete webhook',
    busyLabel: 'Deleting',
    async run() {
      await api.delete(id);
      done(`${name} is deleted.`);
      await navigate(paths.webhooks);
    },
  };
  const items: MenuItem[] = [
    { label: 'Edit', icon: Pencil, onSelect: () => setEditing(true) },
    { label: 'Rotate secret', icon: KeyRound, onSelect: ask(rotate) },
    webhook.enabled
      ? { label: 'Disable', icon: OctagonX, onSelect: ask(disable) }
      : { label: 'Enable', icon: CircleCheck, onSelect: () => void enable() },
    { kind: 'separator' },
    { label: 'Delete', icon: Trash2, tone: 'critical', onSelect: ask(remove) },
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
            cancel="Cancel"
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
            description="The site verifies each call with it."
            onClose={() => setRotated(null)}
          />
        ) : null}
      </>
    ),
  };
}
