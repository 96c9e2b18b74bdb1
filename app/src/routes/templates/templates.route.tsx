import { useUser } from '@portal/data/react';
import { isUnclear, may, messageFor, type ReasonTemplate } from '@portal/data/schemas';
import { useTemplates } from '@portal/data/templates';
import type { NewTemplate } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { TemplateDialog } from '@portal/forms/template';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { useToast } from '@portal/ui/components/Toast';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { usePage } from '../../shell/page.tsx';
import { accountRejected } from '../account/accountResponses.ts';
import { FailedPage } from '../failure.tsx';
import { TemplatesTable } from './TemplatesTable.tsx';

/** The texts that staff keep for declines and requests for changes. Moderators edit them. */
export function Component() {
  const { api, templates, reload } = useTemplates();
  const toast = useToast();
  const writes = may(useUser(), 'template.write');
  const [editing, setEditing] = useState<{ id: number | null; open: boolean } | null>(null);
  const [deleting, setDeleting] = useState<{ about: ReasonTemplate; open: boolean } | null>(null);
  const edit = useCallback(({ id }: ReasonTemplate) => setEditing({ id, open: true }), []);
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

  const header = (
    <PageHeader
      title="Reason templates"
      help="Texts to start from when you decline something or request changes."
      actions={
        writes ? (
          <Button tone="primary" icon={Plus} onClick={() => setEditing({ id: null, open: true })}>
            Add template
          </Button>
        ) : undefined
      }
    />
  );
  if (templates.kind === 'loading') return <PageLoading />;
  if (templates.kind === 'failed')
    return (
      <Stack space="large">
        {header}
        <FailedPage {...templates} />
      </Stack>
    );
  return (
    <Stack space="medium">
      {header}
      {templates.problem ? (
        <Banner tone="caution" role="status">
          The templates could not be reloaded. These are the last known ones.
        </Banner>
      ) : null}
      {all.length === 0 ? (
        <EmptyState illustration="stones" title="No templates yet">
          Add one for each reason that you write more than once.
        </EmptyState>
      ) : (
        <TemplatesTable
          templates={all}
          onEdit={writes ? edit : undefined}
          onDelete={writes ? ask : undefined}
        />
      )}
      {editing ? (
        <TemplateDialog
          key={editing.id}
          template={edited}
          open={editing.open}
          onClose={() => setEditing({ ...editing, open: false })}
          onSubmit={save}
        />
      ) : null}
      {deleting ? (
        <DeleteTemplate
          {...deleting}
          onClose={() => setDeleting({ ...deleting, open: false })}
          onDelete={remove}
        />
      ) : null}
    </Stack>
  );
}

interface DeleteTemplateProps {
  about: ReasonTemplate;
  open: boolean;
  onClose: () => void;
  /** Rejects if the template could not be deleted. */
  onDelete: (template: ReasonTemplate) => Promise<void>;
}

function DeleteTemplate({ about, open, onClose, onDelete }: DeleteTemplateProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function close() {
    setError(undefined);
    onClose();
  }

  async function remove() {
    setBusy(true);
    try {
      await onDelete(about);
      close();
    } catch (failure) {
      setError(messageFor(failure));
    }
    setBusy(false);
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={close}
      title={`Delete ${about.name}?`}
      confirm="Delete template"
      cancel="Keep template"
      busy={busy}
      busyLabel="Deleting"
      onConfirm={() => void remove()}
    >
      Reasons and messages that were sent with it stay as they are. This can’t be undone.
      <DialogError error={error} />
    </AlertDialog>
  );
}
