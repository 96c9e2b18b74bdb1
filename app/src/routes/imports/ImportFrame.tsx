import { type Import, useImport } from '@portal/data/imports';
import { useUser } from '@portal/data/react';
import { DataError, messageFor } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Stepper } from '@portal/ui/components/Stepper';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { NotWhileViewing } from '../../parts/NotWhileViewing.tsx';
import { useAction } from '../../parts/useAction.ts';

/** The step of an import or a bulk edit; none before it is made, and all once it has run. */
function stepOf(current: Import | null): number {
  if (!current) return 0;
  if (current.state === 'mapping') return 1;
  if (current.state === 'checking' || current.state === 'checked') return 2;
  return current.state === 'running' || current.state === 'stopped' ? 3 : 4;
}

/** The import or bulk edit that the URL names, and what its page does with it. */
export function useImportPage() {
  const [query, setQuery] = useSearchParams();
  const id = Number(query.get('id')) || null;
  const { api, current, set, error, retry } = useImport(id);
  const [goesBack, setGoesBack] = useState(false);
  const { act, busy } = useAction();
  const show = (next: Import) => {
    set(next);
    setGoesBack(false);
    setQuery({ id: String(next.id) }, { replace: true });
  };
  const ask = (call: Promise<Import>) => void act(async () => show(await call));
  return {
    id,
    api,
    current,
    error,
    retry,
    busy,
    show,
    ask,
    /** Whether its columns or changes are asked for: before the check, and when the user goes back to them. */
    plans: current?.state === 'mapping' || (goesBack && current?.state === 'checked'),
    startOver: () => setQuery({}),
    /** Of its result. */
    actions: current && {
      current,
      busy,
      onBack: () => setGoesBack(true),
      onRun: () => ask(api.run(current.id)),
      onStop: () => ask(api.stop(current.id)),
      onUndo: () => ask(api.undo(current.id)),
    },
  };
}

interface ImportFrameProps {
  page: ReturnType<typeof useImportPage>;
  title: string;
  help: string;
  steps: readonly string[];
  /** Makes another one: the label of its button, or none. */
  startOver: string | undefined;
  children: ReactNode;
}

/** The page of an import or a bulk edit: its steps, and why it cannot be loaded. */
export function ImportFrame({ page, title, help, steps, startOver, children }: ImportFrameProps) {
  const user = useUser();
  const { current, plans, error, retry } = page;
  if (user.viewedBy) return <NotWhileViewing />;
  return (
    <Stack space="large">
      <PageHeader title={title} help={help} />
      <Stepper
        label={title}
        steps={steps.map((label) => ({ label }))}
        current={plans ? 1 : stepOf(current)}
      />
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
              {startOver === undefined ? null : (
                <Button
                  size="compact"
                  onClick={() => {
                    retry();
                    page.startOver();
                  }}
                >
                  {startOver}
                </Button>
              )}
            </>
          }
        />
      )}
      {children}
    </Stack>
  );
}
