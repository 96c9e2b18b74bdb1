import { type Deleted, useDeleted, useDeletedStore } from '@portal/data/deleted';
import { useUser } from '@portal/data/react';
import { formatDate, may, type User } from '@portal/data/schemas';
import {
  type Collection,
  declareList,
  recordOf,
  type TrashKind,
  trashDays,
  trashKinds,
} from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import {
  actionsColumn,
  type Column,
  phoneCard,
  Table,
  TableCard,
} from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { m } from '../../i18n/messages.js';
import { deletedTitle, sayRestored } from '../../parts/deleted.ts';
import { FailedPage } from '../../parts/failure.tsx';
import { listArea, listTrail } from '../../parts/listings/listingsQuery.ts';
import { ListPage, useList } from '../../parts/lists/ListPage.tsx';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';
import { type Crumb, usePage } from '../../shell/page.tsx';

const lists = recordOf(trashKinds, (kind) =>
  declareList({ path: paths.deleted(kind), params: {} }),
);

interface Words {
  help: string;
  column: string;
  none: string;
  area?: string;
  above?: readonly Crumb[];
}

const ofListings = (kind: Collection, user: User): Words => {
  const whose = may(user, 'listing.listAll') ? 'all' : 'mine';
  const place = { collection: kind, scope: 'active', whose } as const;
  return {
    help: m.listings_deleted_help({ days: trashDays }),
    column: m.deleted_listing(),
    none: m.deleted_no_listings(),
    area: listArea(place),
    above: listTrail(place),
  };
};

const ofOthers = (kind: Exclude<TrashKind, Collection>): Words => ({
  help: m.deleted_help({ days: trashDays }),
  column: kind === 'reviews' ? m.deleted_listing() : m.deleted_name(),
  none: m.deleted_none({ kind }),
});

const wordsOf = (kind: TrashKind, user: User): Words =>
  kind === 'apps' || kind === 'services' ? ofListings(kind, user) : ofOthers(kind);

const nameOf = ({ name }: Deleted): string => name || m.listing_untitled();

/** Moves the focus on from a button whose row goes after a success: to that of an adjacent row, or to the heading. */
function leavesRow(button: HTMLElement) {
  const row = button.closest('tr, li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  return (isDone: boolean) => {
    const active = document.activeElement;
    if (!isDone || (active !== button && active !== document.body)) return;
    const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
    (near?.querySelector('button') ?? heading)?.focus();
  };
}

/** The deleted records of a kind that the user may restore, last deleted first. */
export function Component({ kind }: { kind: TrashKind }) {
  const user = useUser();
  const { view, query, around } = useList(lists[kind]);
  const deleted = useDeleted({ kind, ...query });
  const { restore } = useDeletedStore();
  const { act, busyOn } = useAction();
  const toast = useToast();
  const { page, frame } = around(deleted);
  const title = deletedTitle(kind);
  const { help, column, none, ...where } = wordsOf(kind, user);
  usePage(title, where);
  const columns = useMemo(
    (): Column<Deleted>[] => [
      {
        key: 'name',
        title: column,
        phone: 'title',
        cell: (row) => (
          <>
            <Text size="label">{nameOf(row)}</Text>
            {row.mergedInto ? (
              <Text size="small" tone="muted">
                {m.deleted_merged_into({ name: row.mergedInto.name })}
              </Text>
            ) : null}
          </>
        ),
      },
      {
        key: 'when',
        title: m.deleted_when(),
        phone: 'field',
        width: 190,
        cell: ({ deletedAt }) => formatDate(deletedAt),
      },
      {
        key: 'by',
        title: m.deleted_by(),
        phone: 'field',
        width: 140,
        cell: ({ deletedBy }) => (deletedBy.id === user.id ? m.deleted_you() : deletedBy.name),
      },
      {
        key: 'erased',
        title: m.deleted_erased(),
        phone: 'field',
        width: 190,
        cell: ({ erasesAt }) => formatDate(erasesAt),
      },
      actionsColumn(180, (row) => (
        <Button
          size="compact"
          icon={RotateCcw}
          busy={busyOn === String(row.id)}
          aria-label={m.deleted_restore_one({ name: nameOf(row) })}
          onClick={({ currentTarget }) => {
            const run = async () => {
              await restore(kind, row.id);
              sayRestored(toast, { kind, id: row.id, name: nameOf(row) });
            };
            void act(run, undefined, { on: String(row.id) }).then(leavesRow(currentTarget));
          }}
        >
          {m.deleted_restore()}
        </Button>
      )),
    ],
    [act, busyOn, column, kind, restore, toast, user.id],
  );
  return (
    <ListPage {...page} title={title} help={help}>
      {deleted.kind === 'loading' ? <PageLoading /> : null}
      {deleted.kind === 'failed' ? <FailedPage {...deleted} /> : null}
      {deleted.kind === 'ready' && view.page === 1 && deleted.value.rows.length === 0 ? (
        <Card>
          <EmptyState illustration="stones" title={none}>
            {m.deleted_none_help()}
          </EmptyState>
        </Card>
      ) : null}
      {deleted.kind === 'ready' && deleted.value.rows.length > 0 ? (
        <TableCard footer={frame.footer}>
          <Table
            caption={title}
            columns={columns}
            rows={deleted.value.rows}
            rowKey={({ id }) => String(id)}
            busy={frame.busy}
            phone={phoneCard}
          />
        </TableCard>
      ) : null}
    </ListPage>
  );
}
