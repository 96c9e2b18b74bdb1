import type { Import } from '@portal/data/imports';
import {
  bulkAction,
  bulkDecision,
  bulkTarget,
  type Collection,
  listedOutcome,
} from '@portal/domain';
import type { ListingTerms } from '@portal/forms/listing';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Link } from '@portal/ui/components/Link';
import { type Column, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { useMemo } from 'react';
import { m } from '../../i18n/messages.js';
import { useListOfEdit } from '../../parts/listings/listsSeen.ts';
import { paths } from '../../paths.ts';
import { BulkChanges } from './BulkChanges.tsx';
import { bulkText, bulkValue } from './bulkText.ts';
import { ImportFrame, useImportPage, useListAbove, useListPlace } from './ImportFrame.tsx';
import { ImportResult, type ResultWords, titleOf } from './ImportResult.tsx';
import type { Problem } from './SharedReason.tsx';
import { useTermsOf } from './useTermsOf.ts';

/** One change of many listings, which were selected in a list: what changes, what the check finds, and the result. The URL has the edit. */
export function BulkEditPage({ collection }: { collection: Collection }) {
  const page = useImportPage(collection, true);
  const { id, api, current, plans, busy, ask, actions } = page;
  const terms = useTermsOf(useMemo(() => (current ? shownIds(current) : []), [current]));
  const subject = useMemo(() => current && subjectOf(collection, current), [collection, current]);
  const columns = useMemo(
    () => current && columnsOf(collection, current, terms),
    [collection, current, terms],
  );
  const title = m.bulk_edit_title();
  const place = useListPlace(collection, current?.scope ?? 'active');
  const from = useListOfEdit();
  const list = useListAbove(title, from?.place ?? place, from?.href);
  return (
    <ImportFrame
      page={page}
      title={title}
      help={m.bulk_edit_help()}
      steps={[
        m.bulk_edit_step_select(),
        m.bulk_edit_step_changes(),
        m.bulk_edit_step_check(),
        m.bulk_edit_step_edit(),
      ]}
      announcement={titleOf(words, current)}
      instead={
        <ButtonLink size="compact" href={list}>
          {m.bulk_edit_open_list()}
        </ButtonLink>
      }
    >
      {id === null ? (
        <Card>
          <EmptyState
            illustration="stones"
            title={m.bulk_edit_none()}
            action={<ButtonLink href={list}>{m.bulk_edit_open_list()}</ButtonLink>}
          >
            {m.bulk_edit_none_help()}
          </EmptyState>
        </Card>
      ) : null}
      {current && plans ? (
        <BulkChanges
          key={current.id}
          collection={collection}
          current={current}
          terms={terms}
          busy={busy}
          onCheck={(plan) => ask(api.checkEdit(current.id, plan))}
        />
      ) : null}
      {actions && subject && columns && !plans ? (
        <ImportResult
          {...actions}
          words={{ ...words, run: (parts) => runWords(actions.current, parts) }}
          help={<EditHelp collection={collection} current={actions.current} terms={terms} />}
          subject={subject}
          others={<ButtonLink href={list}>{m.bulk_edit_open_list()}</ButtonLink>}
          failedAction={
            actions.current.state === 'checked' ? null : (
              <Button
                size="compact"
                busy={busy}
                onClick={() =>
                  ask(api.select(collection, { scope: place.scope, failedOf: actions.current.id }))
                }
              >
                {m.bulk_edit_again({ count: actions.current.counts.failed })}
              </Button>
            )
          }
        >
          {actions.current.changed.length > 0 ? (
            <TableCard
              toolbar={
                <Text size="label" aria-hidden>
                  {changedTitle(actions.current)}
                </Text>
              }
            >
              <Table
                caption={changedTitle(actions.current)}
                columns={columns}
                rows={actions.current.changed}
                rowKey={rowKey}
                phone={phoneCard}
              />
            </TableCard>
          ) : null}
        </ImportResult>
      ) : null}
    </ImportFrame>
  );
}

type Listed = Import['changed'][number];

/** The ids that the page shows by their names: of the changes, and of the listings before and after them. */
const shownIds = ({ changes, changed }: Import) => [
  ...changes,
  ...changed.flatMap(({ values }) =>
    values.map(({ field, before, after }) => ({ field, ids: [...before, ...after] })),
  ),
];

const rowKey = ({ id }: Listed) => String(id);

const linkTo = (
  collection: Collection,
  { scope }: Import,
  { id, name }: Pick<Listed, 'id' | 'name'>,
) =>
  name === null ? (
    m.bulk_edit_not_found({ id })
  ) : (
    <Link href={paths.listing(collection, scope ?? 'active', id)}>
      {name || m.listing_untitled()}
    </Link>
  );

const subjectOf = (collection: Collection, current: Import) => ({
  title: m.bulk_edit_listing(),
  width: 300,
  cell: ({ listing }: Problem) => (listing ? linkTo(collection, current, listing) : null),
});

/** The heading of the listings that are still to change, or that have changed, and of the first ones. */
function changedTitle({ state, undoStopped, counts, changed }: Import): string {
  const count = changed.length;
  const outcome = listedOutcome(state, undoStopped);
  const isPart = counts[outcome] > count;
  if (outcome === 'changed')
    return isPart ? m.bulk_edit_first_will_change({ count }) : m.bulk_edit_will_change();
  return isPart ? m.bulk_edit_first_changed({ count }) : m.bulk_edit_changed_listings();
}

/** The listings that change, each with the fields of the edit before and after; a decision changes no field. */
function columnsOf(collection: Collection, current: Import, terms: ListingTerms): Column<Listed>[] {
  const decides = bulkDecision(current.changes) !== undefined;
  const valueColumn = (key: 'before' | 'after', title: string): Column<Listed> => ({
    key,
    title,
    phone: 'field',
    cell: ({ values }) =>
      values.map((each) => bulkValue(collection, current.changes, each, key, terms)).join('; '),
  });
  return [
    {
      key: 'name',
      title: m.bulk_edit_listing(),
      phone: 'title',
      cell: (listing) => linkTo(collection, current, listing),
    },
    ...(decides
      ? []
      : [valueColumn('before', m.bulk_edit_before()), valueColumn('after', m.bulk_edit_after())]),
  ];
}

interface EditHelpProps {
  collection: Collection;
  current: Import;
  terms: ListingTerms;
}

/** What the edit does, and until it is done whom it emails. */
function EditHelp({ collection, current: { changes, state }, terms }: EditHelpProps) {
  const texts = changes.map((change) => bulkText(collection, change, terms)).join(' · ');
  const moves = bulkTarget(changes) !== undefined;
  const emails = moves && ['checking', 'checked', 'running'].includes(state);
  return <span>{emails ? `${texts} · ${m.bulk_edit_move_emails()}` : texts}</span>;
}

/** What the button does to how many: a decision, a move, or another change. */
const runWords = ({ changes }: Import, parts: { count: number }): string =>
  m.bulk_edit_run({
    ...parts,
    does: bulkAction(changes) ? (changes[0]?.operation ?? 'edit') : 'edit',
  });

const words: Omit<ResultWords, 'run'> = {
  titles: {
    checking: m.bulk_edit_checking(),
    checked: m.bulk_edit_checked(),
    running: m.bulk_edit_running(),
    stopped: m.bulk_edit_stopped(),
    undoStopped: m.bulk_edit_undo_stopped(),
    done: m.bulk_edit_done(),
    undoing: m.bulk_edit_undoing(),
    undone: m.bulk_edit_undone(),
    nothingUndone: m.bulk_edit_nothing_undone(),
  },
  rows: m.bulk_edit_listings(),
  back: m.bulk_edit_change_again(),
  undo: m.bulk_edit_undo(),
  nothingToDo: m.bulk_edit_nothing_to_do(),
  failed: m.bulk_edit_failed,
  failedHelp: m.bulk_edit_failed_help(),
  firstShown: m.bulk_edit_first_shown,
  failedRows: m.bulk_edit_failed_listings(),
};
