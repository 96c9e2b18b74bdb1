import type { Import } from '@portal/data/imports';
import { canUndo, isBusy, rowErrorText } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Inline, Stack } from '@portal/ui/components/layout';
import { ProgressBar } from '@portal/ui/components/ProgressBar';
import { type Column, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { type ReactNode, useMemo } from 'react';
import { m } from '../../i18n/messages.js';
import { formatCount } from '../../parts/formatCount.ts';
import { type Problem, SharedReason } from './SharedReason.tsx';

/** What the page says of an import or a bulk edit. */
export interface ResultWords {
  /** A sentence for each state in which the result is shown. */
  titles: Readonly<
    Record<Exclude<Import['state'], 'mapping'> | 'undoStopped' | 'nothingUndone', string>
  >;
  /** What its rows are, in one word. */
  rows: string;
  run: (parts: { count: number }) => string;
  back: string;
  undo: string;
  nothingToDo: string;
  failed: (parts: { count: number }) => string;
  failedHelp: string;
  firstShown: (parts: { count: number }) => string;
  failedRows: string;
}

/** What the page says of a state; nothing before the check. */
export const titleOf = (
  { titles }: Pick<ResultWords, 'titles'>,
  current: Pick<Import, 'state' | 'undoStopped' | 'counts'> | null,
) => {
  if (!current || current.state === 'mapping') return undefined;
  if (current.undoStopped) return titles.undoStopped;
  const isLeft = current.state === 'undone' && current.counts.undone === 0;
  return titles[isLeft ? 'nothingUndone' : current.state];
};

interface ImportResultProps {
  current: Import;
  words: ResultWords;
  /** Below the title. */
  help: ReactNode;
  busy: boolean;
  /** Returns to the step before the check. */
  onBack: () => void;
  onRun: () => void;
  onStop: () => void;
  onUndo: () => void;
  /** Further buttons, while the server does not go through the rows. */
  others?: ReactNode;
  /** What can be done with the rows that failed. */
  failedAction: ReactNode;
  /** The head and the width of the first column of the failed rows, and its cells. */
  subject: Pick<Column<Problem>, 'title' | 'width' | 'cell'>;
  /** The last column of the failed rows. Default: none. */
  correct?: Column<Problem> | undefined;
  /** Below the rows that failed. Default: nothing. */
  children?: ReactNode;
}

const rowKey = ({ row }: Problem) => String(row);

const countLabels = () =>
  [
    ['new', m.imports_count_new()],
    ['changed', m.imports_count_changed()],
    ['unchanged', m.imports_count_unchanged()],
    ['created', m.imports_count_created()],
    ['saved', m.imports_count_saved()],
    ['undone', m.imports_count_undone()],
    ['kept', m.imports_count_kept()],
    ['failed', m.imports_count_failed()],
  ] as const;

/** What the check found, or an import or a bulk edit did, with its progress and the rows that failed. */
export function ImportResult(props: ImportResultProps) {
  const { current, words, help, busy, onBack, onRun, onStop, onUndo, others } = props;
  const { failedAction, subject, correct, children } = props;
  const { type, state, counts, rows, done, kept, reasons } = current;
  const columns = useMemo((): Column<Problem>[] => {
    const textOf = rowErrorText(type);
    return [
      { key: 'subject', phone: 'title', ...subject },
      {
        key: 'errors',
        title: m.imports_errors(),
        phone: 'line',
        cell: ({ errors }) => (
          <Stack space="xxsmall">
            {errors.map((error) => (
              <Text key={textOf(error)} size="small">
                {textOf(error)}
              </Text>
            ))}
          </Stack>
        ),
      },
    ];
  }, [type, subject]);
  const failedColumns = useMemo(
    () => (correct ? [...columns, correct] : columns),
    [columns, correct],
  );
  // Of a bulk edit, listings that share a reason are listed together.
  const shared = reasons.filter(({ count }) => count > 1);
  const problems =
    reasons.length > 0
      ? reasons.filter(({ count }) => count === 1).flatMap((each) => each.rows)
      : current.problems;
  const left = counts.failed - shared.reduce((sum, { count }) => sum + count, 0);
  const running = isBusy(state);
  const undoes =
    (state === 'checked' || state === 'done' || state === 'stopped' || state === 'undone') &&
    canUndo(counts);
  const submits =
    current.arrival === 'pending' || current.changes.some(({ field }) => field === 'draft');
  const waits = counts.new + counts.changed;
  const found = countLabels().filter(([name]) => counts[name] > 0);
  const title = titleOf(words, current) ?? '';
  const continues = state === 'stopped' && !current.undoStopped;
  return (
    <Stack space="large">
      <Card title={title} help={help}>
        {running ? (
          <ProgressBar
            label={words.rows}
            valueText={m.imports_progress({ done: formatCount(done), rows: formatCount(rows) })}
            value={rows === 0 ? 0 : Math.min(1, done / rows)}
          />
        ) : (
          <DescriptionList
            layout="ends"
            lines
            items={[
              { term: words.rows, details: formatCount(rows) },
              ...found.map(([name, term]) => ({ term, details: formatCount(counts[name]) })),
            ]}
          />
        )}
        <Inline>
          {waits > 0 && (state === 'checked' || state === 'stopped' || state === 'undone') ? (
            <Button tone="primary" writes busy={busy} onClick={onRun}>
              {continues ? m.imports_continue() : words.run({ count: waits })}
            </Button>
          ) : null}
          {running ? (
            <Button writes busy={busy} onClick={onStop}>
              {m.imports_stop()}
            </Button>
          ) : null}
          {state === 'checked' ? <Button onClick={onBack}>{words.back}</Button> : null}
          {undoes ? (
            <Button writes busy={busy} onClick={onUndo}>
              {words.undo}
            </Button>
          ) : null}
          {running ? null : others}
        </Inline>
        {undoes && submits && counts.saved > 0 ? (
          <Text size="small" tone="muted">
            {m.imports_undo_makes_drafts()}
          </Text>
        ) : null}
      </Card>
      {state === 'checked' && waits === 0 && !undoes ? (
        <Banner tone="info">{words.nothingToDo}</Banner>
      ) : null}
      {kept.length > 0 ? (
        <>
          <Text size="label">
            {counts.kept > kept.length
              ? m.imports_first_kept({ count: kept.length })
              : m.imports_kept_rows()}
          </Text>
          <TableCard>
            <Table
              caption={m.imports_kept_rows()}
              columns={columns}
              rows={kept}
              rowKey={rowKey}
              phone={phoneCard}
            />
          </TableCard>
        </>
      ) : null}
      {counts.failed > 0 && !running ? (
        <>
          <Banner
            tone="caution"
            title={words.failed({ count: counts.failed })}
            actions={failedAction}
          >
            {left > problems.length
              ? words.firstShown({ count: problems.length })
              : words.failedHelp}
          </Banner>
          {shared.map(({ errors, ...reason }) => (
            <SharedReason
              key={reason.rows[0]?.row}
              {...reason}
              reason={errors.map(rowErrorText(type)).join(' · ')}
              subject={subject}
            />
          ))}
          {problems.length > 0 ? (
            <TableCard>
              <Table
                caption={words.failedRows}
                columns={failedColumns}
                rows={problems}
                rowKey={rowKey}
                phone={phoneCard}
              />
            </TableCard>
          ) : null}
        </>
      ) : null}
      {children}
    </Stack>
  );
}
