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
import { m } from '../../i18n/messages.js';
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
    title: m.shell_reason_templates(),
    crumbs: [{ label: m.shell_administration() }, { label: m.shell_reason_templates() }],
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
      message: edited
        ? m.templates_saved({ name: template.name })
        : m.templates_added({ name: template.name }),
    });
    return { ok: true };
  }

  async function remove({ id, name }: ReasonTemplate) {
    try {
      await api.delete(id);
    } finally {
      reload();
    }
    toast({ tone: 'positive', message: m.templates_deleted({ name }) });
  }

  return (
    <WholeListPage
      title={m.shell_reason_templates()}
      help={m.templates_help()}
      action={
        writes ? (
          <Button tone="primary" icon={Plus} onClick={() => open(null)}>
            {m.templates_add()}
          </Button>
        ) : undefined
      }
      list={templates}
      rows="templates"
      whenEmpty={m.templates_when_empty()}
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
          user={String(user.id)}
          draftStore={draftStore}
          now={now}
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
          title={m.templates_delete_question({ name: deleting.about.name })}
          confirm={m.templates_delete()}
          cancel={m.templates_keep()}
          busyLabel={m.templates_deleting()}
          onConfirm={() => remove(deleting.about)}
        >
          {m.templates_delete_consequence()}
        </ConfirmDialog>
      ) : null}
    </WholeListPage>
  );
}
