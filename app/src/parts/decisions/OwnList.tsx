import type { Watched } from '@portal/data/react';
import type { Page, Review, Subject } from '@portal/data/schemas';
import { decidedWithin, linkParts } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Heading } from '@portal/ui/components/Heading';
import { LinkedText } from '@portal/ui/components/Link';
import { Logo } from '@portal/ui/components/Logo';
import { Inline, Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Pagination } from '@portal/ui/components/Pagination';
import { Text } from '@portal/ui/components/Text';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { StatusBadge, type StatusBadgeKind } from '@portal/ui/patterns/StatusBadge';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { usePage } from '../../shell/page.tsx';
import { FailedPage } from '../failure.tsx';

interface OwnListProps<Row> {
  title: string;
  help: string;
  /** Loads a page of the list, counted from 1. Must be the same function on each render. */
  useRows: (page: number) => Watched<Page<Row>>;
  /** Buttons that create an entry. */
  create: ReactNode;
  empty: { title: string; text: string };
  children: (row: Row) => ReactNode;
}

/** A page of the user's own reviews or special offers, one card each. */
export function OwnList<Row extends { id: number }>(props: OwnListProps<Row>) {
  const { title, help, useRows, create, empty, children } = props;
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page'));
  const rows = useRows(Number.isInteger(page) && page > 0 ? page : 1);
  usePage(title);
  const none = rows.kind === 'ready' && rows.value.pagination.total === 0;
  return (
    <Stack space="large">
      <PageHeader title={title} help={help} actions={none ? null : create} />
      {rows.kind === 'loading' ? <PageLoading /> : null}
      {rows.kind === 'failed' ? <FailedPage {...rows} /> : null}
      {none ? (
        <Card>
          <EmptyState
            illustration="stones"
            title={empty.title}
            action={<Inline justify="center">{create}</Inline>}
          >
            {empty.text}
          </EmptyState>
        </Card>
      ) : null}
      {rows.kind === 'ready' && !none ? (
        <Stack>
          <Stack as="ul" aria-label={title}>
            {rows.value.rows.map((row) => (
              <Card key={row.id} as="li" space="small">
                {children(row)}
              </Card>
            ))}
          </Stack>
          {rows.value.pagination.pageCount > 1 ? (
            <Pagination
              {...rows.value.pagination}
              onPageChange={(next) => setQuery(next > 1 ? { page: String(next) } : {})}
            />
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}

interface AboutListingProps {
  listing: Subject | null;
  /** Default: the name of the listing. */
  title?: string;
  status: StatusBadgeKind;
}

/** The head of a card: the logo of the listing, a title and, always beside it, the status. */
export function AboutListing({ listing, title, status }: AboutListingProps) {
  const name = listing?.name || m.feedback_untitled_listing();
  return (
    <Inline justify="between" nowrap>
      <Inline space="small" nowrap>
        <Logo size="medium" name={name} src={listing?.logo ?? null} />
        <Heading>{title ?? name}</Heading>
      </Inline>
      <StatusBadge kind={status} />
    </Inline>
  );
}

interface RequestedChangesProps extends Pick<Review, 'request'> {
  /** Default: none. */
  actions?: ReactNode;
}

/** What an admin wants changed; renders nothing unless the record waits for it. */
export function RequestedChanges({ request, actions }: RequestedChangesProps) {
  return request?.open ? (
    <Banner tone="caution" title={m.feedback_changes_requested()} actions={actions}>
      <Text keepBreaks>
        <LinkedText parts={linkParts(request.message ?? '')} />
      </Text>
    </Banner>
  ) : null;
}

/** When a pending record is usually decided; renders nothing without an estimate. */
export function UsualWait({ wait }: { wait?: { most: number } | undefined }) {
  const text = decidedWithin(wait?.most);
  return text ? (
    <Text size="small" tone="muted">
      {text}
    </Text>
  ) : null;
}

/** The reason for decline; renders nothing without one. */
export function DeclineReason({ status, adminNote }: { status: string; adminNote: string | null }) {
  return status === 'DECLINED' && adminNote ? (
    <Text size="small" tone="muted" keepBreaks>
      <LinkedText parts={linkParts(m.feedback_decline_reason({ reason: adminNote }))} />
    </Text>
  ) : null;
}
