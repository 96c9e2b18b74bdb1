import type { Watched } from '@portal/data/react';
import { Banner } from '@portal/ui/components/Banner';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import type { ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import { FailedPage } from '../failure.tsx';

interface WholeListPageProps<Row> {
  title: string;
  help: string;
  /** The button that creates a row. */
  action: ReactNode;
  list: Watched<Row[]>;
  /** The rows, within a sentence: 'templates'. */
  many: string;
  /** What to create the first row for. */
  whenEmpty: string;
  table: (rows: Row[]) => ReactNode;
  /** Dialogs. */
  children: ReactNode;
}

/** A page with one short list that is loaded as a whole, and its states. */
export function WholeListPage<Row>(props: WholeListPageProps<Row>) {
  const { title, help, action, list, many, whenEmpty, table, children } = props;
  const none = list.kind === 'ready' && list.value.length === 0;
  const header = <PageHeader title={title} help={help} actions={none ? null : action} />;
  if (list.kind === 'loading') return <PageLoading />;
  if (list.kind === 'failed')
    return (
      <Stack space="large">
        {header}
        <FailedPage {...list} />
      </Stack>
    );
  return (
    <Stack space="medium">
      {header}
      {list.problem ? (
        <Banner tone="caution" role="status">
          {m.records_outdated({ many })}
        </Banner>
      ) : null}
      {none ? (
        <Card>
          <EmptyState illustration="stones" title={m.records_none({ many })} action={action}>
            {whenEmpty}
          </EmptyState>
        </Card>
      ) : (
        table(list.value)
      )}
      {children}
    </Stack>
  );
}
