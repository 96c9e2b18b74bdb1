import { useUser } from '@portal/data/react';
import { useDeclaredRecords, useRecordsStore } from '@portal/data/records';
import { isUnclear, may } from '@portal/data/schemas';
import type { Action, RecordKind, RecordOf, RecordValues } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { RecordDialog, type RecordWords } from '@portal/forms/record';
import { Button } from '@portal/ui/components/Button';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { TableCard } from '@portal/ui/components/Table';
import { ListToolbar } from '@portal/ui/patterns/ListToolbar';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { accountRejected } from '../account/accountResponses.ts';
import { choices, useList } from '../lists/ListPage.tsx';
import { WholeListPage } from '../lists/WholeListPage.tsx';
import { useAction } from '../useAction.ts';
import { useSubmit } from '../useSubmit.ts';
import { RecordsTable } from './RecordsTable.tsx';
import { columnFields, recordsList, selectRecords, sortedBy, sortText } from './recordsView.ts';

interface PageWords extends RecordWords {
  title: string;
  help: string;
  /** What to create the first one for. */
  whenEmpty: string;
  /** What deleting one does. */
  deleteConsequence: string;
}

/** `opened` counts, so that each opening starts anew. */
type Editing = { id: number | null; open: boolean; opened: number };

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface RecordsPageProps<K extends RecordKind> {
  kind: K;
  words: PageWords;
}

/** The page of a declared kind of records: its list, and the dialogs to add, edit and delete one. */
export function RecordsPage<K extends RecordKind>({ kind, words }: RecordsPageProps<K>) {
  const { one, many, title, deleteConsequence } = words;
  const records = useDeclaredRecords(kind);
  const store = useRecordsStore(kind);
  const { ask } = useAction();
  const submit = useSubmit();
  const user = useUser();
  const { draftStore, now } = useAppServices();
  const { view, change, filter, search, clear } = useList(recordsList(kind));
  const writes = may(user, `${kind.one}.write` as Action);
  const [editing, setEditing] = useState<Editing | null>(null);
  const open = useCallback(
    (id: number | null) =>
      setEditing((last) => ({ id, open: true, opened: (last?.opened ?? 0) + 1 })),
    [],
  );
  const edit = useCallback(({ id }: RecordOf<K>) => open(id), [open]);
  usePage(title);
  const all = records.kind === 'ready' ? records.value : [];
  const edited = all.find(({ id }) => id === editing?.id) ?? null;

  async function save(values: RecordValues<K>, key: string): Promise<SubmitResult> {
    const { name } = values;
    const result = await submit(
      () =>
        edited
          ? store.change(edited.id, values, edited.version)
          : store.create(values, { idempotencyKey: key }),
      edited ? m.records_saved({ name }) : m.records_added({ name }),
      (error) => ({ ...accountRejected(error), unclear: isUnclear(error) }),
    );
    if (result.ok) setEditing((now) => now && { ...now, open: false });
    return result;
  }

  const remove = useCallback(
    ({ id, name }: RecordOf<K>) =>
      ask({
        title: m.records_delete_question({ name }),
        text: deleteConsequence,
        confirm: m.records_delete({ one }),
        cancel: m.records_keep({ one }),
        busyLabel: m.records_deleting(),
        run: () => store.delete(id),
        done: m.records_deleted({ name }),
      }),
    [ask, store, one, deleteConsequence],
  );

  function table(rows: RecordOf<K>[]) {
    const shown = selectRecords(kind, rows, view);
    return (
      <TableCard
        toolbar={
          kind.searchable ? (
            <ListToolbar
              search={{ ...search, label: m.records_search({ many }) }}
              filters={columnFields(kind).flatMap(([name, field]) =>
                field.kind === 'choice' ? [filter(name, field.label, choices(field.choices))] : [],
              )}
            />
          ) : undefined
        }
      >
        {shown.length > 0 ? (
          <RecordsTable
            kind={kind}
            caption={title}
            nameTitle={upperFirst(one)}
            records={shown}
            sort={sortedBy(view.sort)}
            onSortChange={(sort) => change({ sort: sortText(sort) })}
            onEdit={writes ? edit : undefined}
            onDelete={writes ? remove : undefined}
          />
        ) : (
          <EmptyState
            illustration="search"
            title={m.records_no_match({ many })}
            action={<Button onClick={clear}>{m.records_show_all({ many })}</Button>}
          >
            {m.records_no_match_help()}
          </EmptyState>
        )}
      </TableCard>
    );
  }

  return (
    <WholeListPage
      title={title}
      help={words.help}
      action={
        writes ? (
          <Button tone="primary" icon={Plus} onClick={() => open(null)}>
            {m.records_add({ one })}
          </Button>
        ) : undefined
      }
      list={records}
      many={many}
      whenEmpty={words.whenEmpty}
      table={table}
    >
      {editing ? (
        <RecordDialog
          key={editing.opened}
          kind={kind}
          words={words}
          user={String(user.id)}
          draftStore={draftStore}
          now={now}
          record={edited}
          open={editing.open}
          onClose={() => setEditing({ ...editing, open: false })}
          onSubmit={save}
        />
      ) : null}
    </WholeListPage>
  );
}
