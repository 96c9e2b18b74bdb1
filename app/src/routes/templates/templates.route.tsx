import { useUser } from '@portal/data/react';
import { isUnclear, may, type ReasonTemplate } from '@portal/data/schemas';
import { useTemplates } from '@portal/data/templates';
import type { NewTemplate } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { TemplateDialog } from '@portal/forms/template';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { accountRejected } from '../account/accountResponses.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { WholeListPage } from '../WholeListPage.tsx';
import { TemplatesTable } from './TemplatesTable.tsx';

/** `opened` counts, so that each opening starts anew. */
type Editing = { id: number | null; open: boolean; opened: number };

/** The texts that staff keep for declines and requests for changes. Moderators edit them. */
export function Component() {
  const { api, templates, reload } = useTemplates();
  const toast = useToast();
  const user = useUser();
  const { draftStore, now } = useAppServices();
  const writes = may(user, 'template.write');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [deleting, setDeleting] = useState<{ about: ReasonTemplate; open: boolean } | null>(null);
  const open = useCallback(
    (id: number | null) =>
      setEditing((last) => ({ id, open: true, opened: (last?.opened ?? 0) + 1 })),
    [],
  );
  const edit = useCallback(({ id }: ReasonTemplate) => open(id), [open]);
  const ask = useCallback((about: ReasonTemplate) => setDeleting({ about, open: true }), []);
  usePage({
    title: 'Reason templates',
    crumbs: [{ label: 'Administration' }, { label: 'Reason templates' }],
  });
  const all = templates.kind === 'ready' ? templates.value : [];
  const edited = all.find(({ id }) => id === editing?.id) ?? null;

  async function save(template: NewTemplate, key: string): Promise<SubmitResult> {
    try {
      if (edited) await api.change(edited.id, { ...template, version: edited.version });
      else await api.create(template, { idempotencyKey: key });
    } catch (error) {
      const rejected = accountRejected(error);
      return rejected.ok ? rejected : { ...rejected, unclear: isUnclear(error) };
    } finally {
      // Also after a failure: another admin may have changed it, or the response was lost.
      reload();
    }
    setEditing((now) => now && { ...now, open: false });
    toast({
      tone: 'positive',
      message: `${template.name} was ${edited ? 'saved' : 'added'}.`,
    });
    return { ok: true };
  }

  async function remove({ id, name }: ReasonTemplate) {
    try {
      await api.delete(id);
    } finally {
      reload();
    }
    toast({ tone: 'positive', message: `${name} was deleted.` });
  }

  return (
    <WholeListPage
      title="Reason templates"
      help="Texts to start from when you decline something or request changes."
      action={
        writes ? (
          <Button tone="primary" icon={Plus} onClick={() => open(null)}>
            Add template
          </Button>
        ) : undefined
      }
      list={templates}
      rows="templates"
      whenEmpty="Add one for each reason that you write more than once."
      table={(rows) => (
        <TemplatesTable
          templates={rows}
          onEdit={writes ? edit : undefined}
          onDelete={writes ? ask : undefined}
        />
      )}
    >
      {editing ? (
        <TemplateDialog
          key={editing.opened}
          {...{ user: String(user.id), draftStore, now }}
          template={edited}
          open={editing.open}
          onClose={() => setEditing({ ...editing, open: false })}
          onSubmit={save}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          open={deleting.open}
          onClose={() => setDeleting({ ...deleting, open: false })}
          title={`Delete ${deleting.about.name}?`}
          confirm="Delete template"
          cancel="Keep template"
          busyLabel="Deleting"
          onConfirm={() => remove(deleting.about)}
        >
          Reasons and messages that were sent with it stay as they are. This can’t be undone.
        </ConfirmDialog>
      ) : null}
    </WholeListPage>
  );
}
