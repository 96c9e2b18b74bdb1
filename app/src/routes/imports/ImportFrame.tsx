import { type Import, useImport } from '@portal/data/imports';
import { useUser } from '@portal/data/react';
import { DataError, hasReason, may, messageFor } from '@portal/data/schemas';
import {
  type Collection,
  type ImportKind,
  type ListPlace,
  listPath,
  type Scope,
} from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Stepper } from '@portal/ui/components/Stepper';
import { useToast } from '@portal/ui/components/Toast';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { listWords } from '../../parts/listings/listingsQuery.ts';
import { NotWhileViewing } from '../../parts/NotWhileViewing.tsx';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { undoText } from './undoText.ts';

/** The step of an import or a bulk edit; none before it is made, and all once it has run. */
function stepOf(current: Import | null): number {
  if (!current) return 0;
  if (current.state === 'mapping') return 1;
  if (current.state === 'checking' || current.state === 'checked') return 2;
  return current.state === 'running' || current.state === 'stopped' ? 3 : 4;
}

/** The import or bulk edit that the URL names, and what its page does with it. */
export function useImportPage(kind: ImportKind, edits: boolean) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const id = Number(query.get('id')) || null;
  const { api, current: found, set, error: failure, retry } = useImport(id);
  // The address of another page names it.
  const isOther =
    found !== null && (found.type !== kind || (found.format === 'selection') !== edits);
  const current = isOther ? null : found;
  const error = isOther ? new DataError('not-found') : failure;
  const [goesBack, setGoesBack] = useState(false);
  const user = useUser();
  const { act, ask: askFirst, busy } = useAction();
  const toast = useToast();
  const show = (next: Import) => {
    set(next);
    setGoesBack(false);
    // Another one is a step of the history, so that Back leads to the earlier one and its Undo.
    setQuery({ id: String(next.id) }, { replace: id === null || id === next.id, state });
  };
  /** Shows what a call returns; if the import was changed elsewhere, how it is now, and says so. Rejects with other failures. */
  async function showResult(call: Promise<Import>) {
    try {
      show(await call);
    } catch (error) {
      const now =
        current && hasReason(error, 'import-busy')
          ? await api.get(current.id).catch(() => null)
          : null;
      if (!now || (now.state === current?.state && now.round === current.round)) throw error;
      show(now);
      toast({ tone: 'critical', message: m.imports_changed_elsewhere() });
    }
  }
  const ask = (call: Promise<Import>) => void act(() => showResult(call));
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
      onRun: () => ask(api.run(current)),
      onStop: () => ask(api.stop(current.id)),
      onUndo: () =>
        askFirst({
          ...(edits
            ? {
                title: m.bulk_edit_undo_question(),
                confirm: m.bulk_edit_undo(),
                busyLabel: m.bulk_edit_undoing(),
              }
            : {
                title: m.imports_undo_question(),
                confirm: m.imports_undo(),
                busyLabel: m.imports_undoing(),
              }),
          text: undoText(current, may(user, 'listing.decide')),
          run: () => showResult(api.undo(current.id)),
        }),
    },
  };
}

/** The list of a scope: of all vendors for staff, else the user's own. */
export const useListPlace = (collection: Collection, scope: Scope): ListPlace => ({
  collection,
  scope,
  whose: may(useUser(), 'listing.listAll') ? 'all' : 'mine',
});

/** Sets the page's title and the list above it, with what it was filtered by. Returns its address. */
export function useListAbove(title: string, place: ListPlace, href = listPath(place)): string {
  usePage(title, { above: [{ label: listWords(place).title, href }] });
  return href;
}

interface ImportFrameProps {
  page: ReturnType<typeof useImportPage>;
  title: string;
  help: string;
  steps: readonly string[];
  /** Its state, for screen readers. */
  announcement: string | undefined;
  /** Leads on when it cannot be loaded. */
  instead: ReactNode;
  children: ReactNode;
}

/** The page of an import or a bulk edit: its steps, and why it cannot be loaded. */
export function ImportFrame(props: ImportFrameProps) {
  const { page, title, help, steps, announcement, instead, children } = props;
  const user = useUser();
  const { current, plans, error, retry } = page;
  const step = plans ? 'plan' : current?.state;
  const before = useRef(step);
  // The button that was pressed is gone with the step before.
  useEffect(() => {
    if (step !== before.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  if (user.viewedBy) return <NotWhileViewing title={m.imports_not_while_viewing()} />;
  return (
    <Stack space="large">
      <PageHeader
        title={title}
        help={help}
        link={{ href: paths.imports, label: m.imports_list_title() }}
      />
      <Stepper
        label={title}
        steps={steps.map((label) => ({ label }))}
        current={plans ? 1 : stepOf(current)}
      />
      <VisuallyHidden as="div" role="status">
        {plans ? undefined : announcement}
      </VisuallyHidden>
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
              {instead}
            </>
          }
        />
      )}
      {children}
    </Stack>
  );
}
