import type { Import } from '@portal/data/imports';
import { exportTypes, importLimits, importTargetLabels, isBusy } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Inline, Stack } from '@portal/ui/components/layout';
import { ProgressBar } from '@portal/ui/components/ProgressBar';
import { type Column, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { useMemo } from 'react';
import { m } from '../../i18n/messages.js';
import { download } from '../../parts/download.ts';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';

interface ImportResultProps {
  current: Import;
  busy: boolean;
  /** Maps the columns once more. */
  onMap: () => void;
  onRun: () => void;
  onStop: () => void;
  onUndo: () => void;
  /** Chooses another file; undefined while the server goes through the rows. */
  onOther: (() => void) | undefined;
  failedRows: () => Promise<string>;
}

type Problem = Import['problems'][number];

/** A sentence for each state. */
const titles = () => ({
  mapping: '',
  checking: m.imports_checking(),
  checked: m.imports_checked(),
  running: m.imports_running(),
  stopped: m.imports_stopped(),
  done: m.imports_done(),
  undoing: m.imports_undoing(),
  undone: m.imports_undone(),
});

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

/** What the check found or the import did, with its progress and the rows that failed. */
export function ImportResult(props: ImportResultProps) {
  const { current, busy, onMap, onRun, onStop, onUndo, onOther, failedRows } = props;
  const { type, format, state, counts, rows, done, problems } = current;
  const { act, busy: saving } = useAction();
  const columns = useMemo((): Column<Problem>[] => {
    const labels = new Map(importTargetLabels(type));
    return [
      { key: 'row', title: m.imports_row(), width: 80, phone: 'title', cell: ({ row }) => row },
      {
        key: 'errors',
        title: m.imports_errors(),
        phone: 'line',
        cell: ({ errors }) => (
          <Stack space="xxsmall">
            {errors.map(({ path: [field = ''], message }) => (
              <Text key={`${field} ${message}`} size="small">
                {labels.has(field) ? `${labels.get(field)}: ${message}` : message}
              </Text>
            ))}
          </Stack>
        ),
      },
    ];
  }, [type]);
  const running = isBusy(state);
  const waits = counts.new + counts.changed;
  const found = countLabels().filter(([name]) => counts[name] > 0);
  return (
    <Stack space="large">
      <Card title={titles()[state]} help={current.file}>
        {running ? (
          <ProgressBar
            label={titles()[state]}
            labelHidden
            value={rows === 0 ? 0 : Math.min(1, done / rows)}
          />
        ) : (
          <DescriptionList
            layout="ends"
            lines
            items={[
              { term: m.imports_rows(), details: rows },
              ...found.map(([name, term]) => ({ term, details: counts[name] })),
            ]}
          />
        )}
        <Inline>
          {waits > 0 && (state === 'checked' || state === 'stopped') ? (
            <Button tone="primary" writes busy={busy} onClick={onRun}>
              {state === 'checked' ? m.imports_run({ count: waits }) : m.imports_continue()}
            </Button>
          ) : null}
          {running ? (
            <Button writes busy={busy} onClick={onStop}>
              {m.imports_stop()}
            </Button>
          ) : null}
          {state === 'checked' ? <Button onClick={onMap}>{m.imports_map_again()}</Button> : null}
          {state === 'done' ? (
            <ButtonLink tone="primary" href={paths.listings(type, 'pending')}>
              {m.imports_show()}
            </ButtonLink>
          ) : null}
          {(state === 'done' || state === 'stopped' || state === 'undone') &&
          counts.created + counts.saved > 0 ? (
            <Button writes busy={busy} onClick={onUndo}>
              {m.imports_undo()}
            </Button>
          ) : null}
          {onOther ? (
            <Button disabled={busy} onClick={onOther}>
              {m.imports_other_file()}
            </Button>
          ) : null}
        </Inline>
      </Card>
      {state === 'checked' && waits === 0 ? (
        <Banner tone="info">{m.imports_nothing_to_do()}</Banner>
      ) : null}
      {counts.failed > 0 && !running ? (
        <>
          <Banner
            tone="caution"
            title={m.imports_failed({ count: counts.failed })}
            actions={
              <Button
                size="compact"
                busy={saving}
                onClick={() =>
                  void act(async () =>
                    download(
                      `${m.imports_failed_file()}.${format}`,
                      await failedRows(),
                      exportTypes[format],
                    ),
                  )
                }
              >
                {m.imports_download_failed()}
              </Button>
            }
          >
            {counts.failed > importLimits.shownProblems
              ? m.imports_first_shown({ count: importLimits.shownProblems })
              : m.imports_failed_help()}
          </Banner>
          <TableCard>
            <Table
              caption={m.imports_failed_rows()}
              columns={columns}
              rows={problems}
              rowKey={({ row }) => String(row)}
              phone={phoneCard}
            />
          </TableCard>
        </>
      ) : null}
    </Stack>
  );
}
