import { type Import, type ImportPlan, useImport } from '@portal/data/imports';
import { useUser } from '@portal/data/react';
import { DataError, messageFor } from '@portal/data/schemas';
import { type Collection, importLimits, isBusy } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { FileField } from '@portal/ui/components/FileField';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Stepper } from '@portal/ui/components/Stepper';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { NotWhileViewing } from '../../parts/NotWhileViewing.tsx';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportResult } from './ImportResult.tsx';

const steps = () => [
  { label: m.imports_step_file() },
  { label: m.imports_step_columns() },
  { label: m.imports_step_check() },
  { label: m.imports_step_import() },
];

/** The step of an import; none without a file, and all once it has run. */
function stepOf(current: Import | null): number {
  if (!current) return 0;
  if (current.state === 'mapping') return 1;
  if (current.state === 'checking' || current.state === 'checked') return 2;
  return current.state === 'running' || current.state === 'stopped' ? 3 : 4;
}

/** Listings from a file: it is chosen, its columns are mapped, its rows are checked and then imported. The URL has the import. */
export function Component({ collection }: { collection: Collection }) {
  const [query, setQuery] = useSearchParams();
  const user = useUser();
  const id = Number(query.get('id')) || null;
  const { api, current, set, error, retry } = useImport(id);
  const [mapsAgain, setMapsAgain] = useState(false);
  const { act, busy } = useAction();
  const title =
    collection === 'apps'
      ? named('apps', m.imports_apps(), m.names_import)
      : named('services', m.imports_services(), m.names_import);
  usePage(title, {
    above: [{ label: m.listings_mine(), href: paths.listings(collection, 'pending') }],
  });
  const show = (next: Import) => {
    set(next);
    setMapsAgain(false);
    setQuery({ id: String(next.id) }, { replace: true });
  };
  const ask = (call: Promise<Import>) => act(async () => show(await call));
  const startOver = () => setQuery({});
  const maps = current?.state === 'mapping' || (mapsAgain && current?.state === 'checked');

  if (user.viewedBy) return <NotWhileViewing />;
  return (
    <Stack space="large">
      <PageHeader title={title} help={m.imports_help()} />
      <Stepper label={title} steps={steps()} current={maps ? 1 : stepOf(current)} />
      {error === null ? null : (
        <Banner
          tone="critical"
          role="alert"
          title={messageFor(error)}
          actions={
            <>
              {error instanceof DataError && error.code === 'not-found' ? null : (
                <Button size="compact" onClick={retry}>
                  {m.imports_retry()}
                </Button>
              )}
              <Button
                size="compact"
                onClick={() => {
                  retry();
                  startOver();
                }}
              >
                {m.imports_other_file()}
              </Button>
            </>
          }
        />
      )}
      {id === null ? (
        <ImportFile
          onPick={async (file, options) => show(await api.start(collection, file, options))}
        />
      ) : null}
      {current && maps ? (
        <ImportColumns
          key={current.id}
          current={current}
          busy={busy}
          onCheck={(plan: ImportPlan) => void ask(api.check(current.id, plan))}
          onOther={startOver}
        />
      ) : null}
      {current && !maps ? (
        <ImportResult
          current={current}
          busy={busy}
          onMap={() => setMapsAgain(true)}
          onRun={() => void ask(api.run(current.id))}
          onStop={() => void ask(api.stop(current.id))}
          onUndo={() => void ask(api.undo(current.id))}
          onOther={isBusy(current.state) ? undefined : startOver}
          failedRows={() => api.failedRows(current.id)}
        />
      ) : null}
    </Stack>
  );
}

interface ImportFileProps {
  onPick: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<void>;
}

/** Uploads the file. */
function ImportFile({ onPick }: ImportFileProps) {
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
        label={m.imports_file()}
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
