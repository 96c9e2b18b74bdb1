import { type useListingEvents, useListingVersion } from '@portal/data/react';
import { formatDate, type Listing } from '@portal/data/schemas';
import { collectionOf, remarkTitle } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { ChangeTable } from '@portal/ui/patterns/ChangeTable';
import { Remark } from '@portal/ui/patterns/Remark';
import { compare } from './changes.ts';
import { PagePart, useRetryable } from './PagePart.tsx';

export type Events = ReturnType<typeof useListingEvents>;

/** What an admin asked for, the vendor's answers, and what has changed since. Renders nothing without a request. */
export function Requested({ record, events }: { record: Listing; events: Events }) {
  const { request } = record;
  const asked =
    events.kind === 'ready' && events.value.find(({ kind }) => kind === 'changes-requested');
  if (!request) return null;
  return (
    <>
      <Card
        title="Requested changes"
        help={
          request.open
            ? `Requested on ${formatDate(request.at)}. Waiting for the vendor.`
            : `Requested on ${formatDate(request.at)}. The vendor submitted the listing again.`
        }
      >
        {request.message ? <Text keepBreaks>{request.message}</Text> : null}
        {request.remarks.map((remark) => (
          <Remark
            key={remark.id}
            {...remark}
            about={remarkTitle({ ...remark, required: true })}
            reply={remark.reply ?? ''}
          />
        ))}
      </Card>
      {asked && !request.open ? <ChangedSince record={record} event={asked.id} /> : null}
    </>
  );
}

function ChangedSince({ record, event }: { record: Listing; event: number }) {
  const version = useListingVersion({ collection: collectionOf(record), id: record.id, event });
  const part = useRetryable(version);
  if (part.kind === 'loading') return <Skeleton shape="block" height={160} />;
  return (
    <PagePart title="Changed since the request" part={part}>
      {(value) => (
        <ChangeTable
          changes={compare(record, value).changes}
          same={[]}
          earlier="As requested"
          title="Changed since the request"
        />
      )}
    </PagePart>
  );
}
