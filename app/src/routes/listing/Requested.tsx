import { type useListingEvents, useListingVersion } from '@portal/data/react';
import { formatDate, type Listing } from '@portal/data/schemas';
import { collectionOf, linkParts, remarkTitle } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { LinkedText } from '@portal/ui/components/Link';
import { Text } from '@portal/ui/components/Text';
import { ChangeTable, type ChangeTableProps } from '@portal/ui/patterns/ChangeTable';
import { PagePart, useRetryable } from '@portal/ui/patterns/PagePart';
import { Remark } from '@portal/ui/patterns/Remark';
import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';
import { partOf } from '../../parts/pagePart.ts';
import { compare } from './changes.ts';

type Events = ReturnType<typeof useListingEvents>;

/** What an admin asked for, the vendor's answers, and what has changed since: undefined while it loads, null without a request. */
export function useRequested(record: Listing, events: Events): ReactNode {
  const { request } = record;
  const submitted = request?.open === false;
  const asked = events.kind === 'ready' ? events.value.find(isRequest) : undefined;
  const ref = { collection: collectionOf(record), id: record.id, event: asked?.id ?? 0 };
  const version = useRetryable(partOf(useListingVersion(ref, submitted && asked !== undefined)));
  if (!request) return null;
  if (submitted && events.kind === 'loading') return undefined;
  const since = submitted && asked ? version : null;
  if (since?.kind === 'loading') return undefined;
  return (
    <>
      <Card
        title={m.listing_requested_changes()}
        help={
          request.open
            ? m.listing_requested_waiting({ date: formatDate(request.at) })
            : m.listing_requested_submitted({ date: formatDate(request.at) })
        }
      >
        {request.message ? (
          <Text keepBreaks>
            <LinkedText parts={linkParts(request.message)} />
          </Text>
        ) : null}
        {request.remarks.map((remark) => (
          <Remark
            key={remark.id}
            {...remark}
            text={linkParts(remark.text)}
            about={remarkTitle({ ...remark, required: true }, brand.names.nzOwned)}
            reply={linkParts(remark.reply ?? '')}
          />
        ))}
      </Card>
      {since ? (
        <PagePart card="failed" title={changedSince} part={since}>
          {(value) => <ChangedSince changes={compare(record, value).changes} />}
        </PagePart>
      ) : null}
    </>
  );
}

const changedSince = m.listing_changed_since();

function ChangedSince({ changes }: Pick<ChangeTableProps, 'changes'>) {
  if (changes.length === 0)
    return (
      <Card title={changedSince} space="medium">
        <Text tone="muted">{m.listing_no_fields_changed_since()}</Text>
      </Card>
    );
  return (
    <ChangeTable
      changes={changes}
      same={[]}
      earlier={m.listing_as_requested()}
      title={changedSince}
    />
  );
}

const isRequest = ({ kind }: { kind: string }) => kind === 'changes-requested';
