import type { Watched } from '@portal/data/react';
import type { Page } from '@portal/data/schemas';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Stack } from '@portal/ui/components/layout';
import { Pagination } from '@portal/ui/components/Pagination';
import { PageLoading, PageState } from '@portal/ui/patterns/PageStates';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page that the address names; the first where it names none. */
export function usePageNumber() {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    show: (next: number) => setQuery(next > 1 ? { page: String(next) } : {}),
  };
}

interface OwnListProps<Row> {
  /** Accessible name of the list. */
  label: string;
  rows: Watched<Page<Row>>;
  onPage: (page: number) => void;
  empty: { title: string; text: string; action: ReactNode };
  children: (row: Row) => ReactNode;
}

/** What a person wrote or bought, each in a card, with how it stands. */
export function OwnList<Row extends { id: number }>(props: OwnListProps<Row>) {
  const { label, rows, onPage, empty, children } = props;
  if (rows.kind === 'loading') return <PageLoading />;
  if (rows.kind === 'failed') {
    const kind = rows.error.code === 'offline' ? 'offline' : 'failed';
    return <PageState kind={kind} onRetry={rows.retry} />;
  }
  const { pagination } = rows.value;
  if (pagination.total === 0) {
    return (
      <Card>
        <EmptyState drawing="stones" title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack>
      <Stack as="ul" label={label}>
        {rows.value.rows.map((row) => (
          <Card key={row.id} as="li" space="small">
            {children(row)}
          </Card>
        ))}
      </Stack>
      {pagination.pageCount > 1 ? <Pagination {...pagination} onPage={onPage} /> : null}
    </Stack>
  );
}
