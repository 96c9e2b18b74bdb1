import type { Collection, Listing } from '@portal/data/schemas';
import { ListingForm, type ListingFormProps } from '@portal/forms/listing';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Badge } from '@portal/ui/components/Badge';
import { IconButton } from '@portal/ui/components/IconButton';
import { Stack } from '@portal/ui/components/layout';
import { Menu } from '@portal/ui/components/Menu';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Ellipsis, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { badgeOf } from '../listings/listingRows.ts';
import { type Deed, deedWords, editHelp } from './editWords.ts';

export interface EditScreenProps extends Omit<ListingFormProps, 'type'> {
  collection: Collection;
  onDelete: (record: Listing) => Promise<void>;
  onWithdraw: (record: Listing) => Promise<void>;
  onDiscardRevision: (record: Listing) => Promise<void>;
  /** Told in words when one of the three could not be done. */
  onFailed: (error: unknown) => void;
}

const icons = { delete: Trash2, withdraw: Undo2, 'discard-revision': RotateCcw } as const;

/** A listing with its form: new, a draft, in review, declined or live. */
export function EditScreen({
  collection,
  onDelete,
  onWithdraw,
  onDiscardRevision,
  onFailed,
  ...form
}: EditScreenProps) {
  const { record, role } = form;
  const [asking, setAsking] = useState<Deed | null>(null);
  const [busy, setBusy] = useState(false);
  const title = record ? record.name || 'Untitled listing' : newTitle[collection];
  const deeds = record ? deedsOf(record) : [];
  const words = asking && record ? deedWords(asking, title) : null;
  const acts: Record<Deed, (record: Listing) => Promise<void>> = {
    delete: onDelete,
    withdraw: onWithdraw,
    'discard-revision': onDiscardRevision,
  };

  async function carryOut(deed: Deed, listing: Listing) {
    setBusy(true);
    try {
      await acts[deed](listing);
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(false);
      setAsking(null);
    }
  }

  return (
    <Stack space="large">
      <PageHeader
        title={title}
        badge={record ? <Badge kind={badgeOf(record)} /> : null}
        help={editHelp(record, role)}
        actions={
          deeds.length > 0 ? (
            <Menu
              label="More actions"
              align="end"
              trigger={<IconButton icon={Ellipsis} label="More actions" tone="secondary" />}
              items={deeds.map((deed) => ({
                label: deedWords(deed, title).action,
                icon: icons[deed],
                ...(deed === 'delete' ? { tone: 'critical' as const } : {}),
                onSelect: () => setAsking(deed),
              }))}
            />
          ) : null
        }
      />
      <ListingForm {...form} type={collection === 'apps' ? 'app' : 'service'} />
      <AlertDialog
        open={asking !== null}
        onOpenChange={(open) => {
          if (!open) setAsking(null);
        }}
        title={words?.question ?? ''}
        confirm={words?.confirm ?? ''}
        cancel="Keep it"
        tone="critical"
        busy={busy}
        onConfirm={() => {
          if (asking && record) void carryOut(asking, record);
        }}
      >
        {words?.consequence}
      </AlertDialog>
    </Stack>
  );
}

const newTitle: Record<Collection, string> = {
  apps: 'New app listing',
  services: 'New service listing',
};

function deedsOf(record: Listing): Deed[] {
  if (record.status !== 'APPROVED' && record.revision) return ['discard-revision'];
  if (record.status === 'PENDING' && !record.draft) return ['withdraw', 'delete'];
  return ['delete'];
}
