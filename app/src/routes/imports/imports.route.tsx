import type { Import } from '@portal/data/imports';
import { useUser } from '@portal/data/react';
import { may, messageFor } from '@portal/data/schemas';
import {
  type Collection,
  exportTypes,
  type ImportKind,
  type ImportPlan,
  importLimits,
  isCorrectable,
  isListingKind,
  listPath,
} from '@portal/domain';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { FileField } from '@portal/ui/components/FileField';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { download } from '../../parts/download.ts';
import { useSeenList } from '../../parts/listings/listsSeen.ts';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { BulkEditPage } from './BulkEditPage.tsx';
import { type FileWords, fileWords } from './fileWords.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportFrame, useImportPage, useListAbove, useListPlace } from './ImportFrame.tsx';
import { ImportResult, type ResultWords, titleOf } from './ImportResult.tsx';
import { ImportsPage } from './ImportsPage.tsx';
import type { Problem } from './SharedReason.tsx';
import { useCorrectRow } from './useCorrectRow.tsx';

interface PageProps {
  /** What is imported. Default: the page lists the imports and bulk edits of all kinds. */
  kind?: ImportKind;
  /** Whether it is the page of bulk edits. Default false. */
  edits?: boolean;
}

/** The page of imports, of bulk edits, or of the list of both. */
export function Component({ kind, edits = false }: PageProps) {
  if (!kind) return <ImportsPage />;
  if (!isListingKind(kind)) return <OtherImport kind={kind} />;
  const Page = edits ? BulkEditPage : ListingImport;
  return <Page collection={kind} />;
}

function ListingImport({ collection }: { collection: Collection }) {
  const words = fileWords(collection);
  const pending = useListPlace(collection, 'pending');
  const seen = useSeenList(collection);
  useListAbove(words.title, seen?.place ?? pending, seen?.href);
  const user = useUser();
  // Changes of staff are live at once; new listings wait for review.
  const isLive = ({ counts }: Import) => may(user, 'listing.listAll') && counts.created === 0;
  return (
    <ImportPage
      kind={collection}
      words={words}
      listsOf={(current) =>
        isLive(current)
          ? [{ href: listPath({ ...pending, scope: 'active' }), label: m.bulk_edit_open_list() }]
          : [{ href: listPath(pending), label: m.imports_show() }]
      }
    />
  );
}

/** The lists of reviews: a file can have those of apps and of services. Approved ones are not in the lists of pending ones. */
function reviewLists({ columns }: Import): ListLink[] {
  const statuses = columns.find(({ target }) => target === 'status')?.samples ?? [];
  const isApproved = statuses.some((each) => each.trim().toUpperCase() === 'APPROVED');
  const scope = isApproved ? 'active' : 'pending';
  return [
    {
      href: paths.reviews('apps', scope),
      label: named('apps', m.shell_app_reviews(), m.names_reviews),
    },
    {
      href: paths.reviews('services', scope),
      label: named('services', m.shell_service_reviews(), m.names_reviews),
    },
  ];
}

/** Terms, accounts or reviews. Subcategories are in the list of their categories. */
function OtherImport({ kind }: { kind: Exclude<ImportKind, Collection> }) {
  const words = fileWords(kind);
  usePage(words.title);
  const listsOf = (current: Import): ListLink[] =>
    kind === 'reviews'
      ? reviewLists(current)
      : [
          {
            href: paths[kind === 'subcategories' ? 'categories' : kind],
            label: m.bulk_edit_open_list(),
          },
        ];
  return <ImportPage kind={kind} words={words} listsOf={listsOf} />;
}

/** The file, and whom its import emails. */
const fileHelp = ({ file, emailsVendors }: Import): string =>
  emailsVendors ? m.imports_file_emails({ file }) : file;

interface ListLink {
  href: string;
  label: string;
}

interface ImportPageProps {
  kind: ImportKind;
  words: FileWords;
  /** Where what was imported is shown. */
  listsOf: (current: Import) => ListLink[];
}

/** Records from a file: it is chosen, its columns are mapped, its rows are checked and then imported. The URL has the import. */
function ImportPage({ kind, words, listsOf }: ImportPageProps) {
  const page = useImportPage(kind, false);
  const { id, api, current, plans, busy, show, ask, retry, startOver, actions } = page;
  const correct = useCorrectRow({ api, current, onChecked: show });
  return (
    <ImportFrame
      page={page}
      title={words.title}
      help={words.help}
      steps={[
        m.imports_step_file(),
        m.imports_step_columns(),
        m.imports_step_check(),
        m.imports_step_import(),
      ]}
      announcement={titleOf(resultWords, current)}
      instead={
        <Button
          size="compact"
          onClick={() => {
            retry();
            startOver();
          }}
        >
          {m.imports_other_file()}
        </Button>
      }
    >
      {id === null ? (
        <ImportFile
          label={words.file}
          onPick={async (file, options) => show(await api.start(kind, file, options))}
        />
      ) : null}
      {current && plans ? (
        <ImportColumns
          key={current.id}
          current={current}
          words={words}
          busy={busy}
          onCheck={(plan: ImportPlan) => ask(api.check(current.id, plan))}
          onOther={startOver}
        />
      ) : null}
      {actions && !plans ? (
        <ImportResult
          {...actions}
          words={isCorrectable(actions.current.state) ? resultWords : wordsOfUndone}
          help={fileHelp(actions.current)}
          subject={rowColumn}
          correct={isCorrectable(actions.current.state) ? correct.column : undefined}
          others={
            <>
              {(actions.current.state === 'done' ? listsOf(actions.current) : []).map(
                ({ href, label }, place) => (
                  <ButtonLink key={href} tone={place === 0 ? 'primary' : 'secondary'} href={href}>
                    {label}
                  </ButtonLink>
                ),
              )}
              <Button disabled={busy} onClick={startOver}>
                {m.imports_other_file()}
              </Button>
            </>
          }
          failedAction={<FailedRows current={actions.current} read={api.failedRows} />}
        />
      ) : null}
      {correct.dialog}
    </ImportFrame>
  );
}

const resultWords: ResultWords = {
  titles: {
    checking: m.imports_checking(),
    checked: m.imports_checked(),
    running: m.imports_running(),
    stopped: m.imports_stopped(),
    undoStopped: m.imports_undo_stopped(),
    done: m.imports_done(),
    undoing: m.imports_undoing(),
    undone: m.imports_undone(),
    nothingUndone: m.imports_nothing_undone(),
  },
  rows: m.imports_rows(),
  run: m.imports_run,
  back: m.imports_map_again(),
  undo: m.imports_undo(),
  nothingToDo: m.imports_nothing_to_do(),
  failed: m.imports_failed,
  failedHelp: m.imports_failed_help(),
  firstShown: m.imports_first_shown,
  failedRows: m.imports_failed_rows(),
};

const wordsOfUndone = { ...resultWords, failedHelp: m.imports_failed_download() };

const rowColumn = {
  title: m.imports_row(),
  width: 200,
  cell: ({ row, name }: Problem) => {
    const number = m.imports_row_number({ row });
    if (name === '') return number;
    return (
      <Stack space="xxsmall">
        <span>{name}</span>
        <Text size="small" tone="muted">
          {number}
        </Text>
      </Stack>
    );
  },
};

interface FailedRowsProps {
  current: Import;
  read: (id: number) => Promise<string>;
}

/** Downloads the rows with errors, to be corrected and imported. */
function FailedRows({ current: { id, format }, read }: FailedRowsProps) {
  const { act, busy } = useAction();
  const kind = format === 'json' ? 'json' : 'csv';
  const save = async () =>
    download(`${m.imports_failed_file()}.${kind}`, await read(id), exportTypes[kind]);
  return (
    <Button size="compact" busy={busy} onClick={() => void act(save)}>
      {m.imports_download_failed()}
    </Button>
  );
}

interface ImportFileProps {
  label: string;
  onPick: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<void>;
}

/** Uploads the file. */
function ImportFile({ label, onPick }: ImportFileProps) {
  const [sending, setSending] = useState<{ file: File; stop: AbortController } | null>(null);
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<string>();
  async function pick(file: File) {
    if (file.size > importLimits.file) {
      setProblem(m.imports_too_large());
      return;
    }
    const stop = new AbortController();
    setProblem(undefined);
    setProgress(0);
    setSending({ file, stop });
    try {
      await onPick(file, { onProgress: setProgress, signal: stop.signal });
    } catch (error) {
      if (!stop.signal.aborted) setProblem(messageFor(error));
      setSending(null);
    }
  }
  return (
    <Card title={m.imports_step_file()} help={m.imports_file_help()}>
      <FileField
        name="file"
        label={label}
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        hint={m.imports_file_hint()}
        file={sending && { name: sending.file.name, url: null, size: sending.file.size }}
        progress={sending ? progress : null}
        error={problem}
        onPick={(file) => void pick(file)}
        onRemove={() => {
          sending?.stop.abort();
          setSending(null);
        }}
      />
    </Card>
  );
}
