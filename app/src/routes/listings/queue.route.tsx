import { useListings, useUser } from '@portal/data/react';
import { type Listing, may, type Page } from '@portal/data/schemas';
import { type Collection, type ListPlace, queueQuery } from '@portal/domain';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { KeyHelp } from '@portal/ui/patterns/KeyHelp';
import { ArrowRight, CheckCheck } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { useReviewers } from '../../parts/decisions/reviewers.ts';
import { useBulkDecision } from '../../parts/decisions/useBulkDecision.tsx';
import { listingTitle, useDecision } from '../../parts/decisions/useDecision.ts';
import { age } from '../../parts/when.ts';
import { paths } from '../../paths.ts';
import { moveKeys, selectKeys, undoKeys, useBulkEdit } from './BulkEditBar.tsx';
import { ListingsPage, noQueue } from './listings.route.tsx';

const decideKeys = [
  { key: 'A', does: m.listings_key_approve() },
  { key: 'D', does: m.listings_key_decline() },
];

const queue = {
  useBulk: useQueueBulk,
  useStart: useQueueStart,
  keysHelp: (selects: boolean) => (
    <KeyHelp
      keys={[...moveKeys, ...(selects ? [...selectKeys, ...decideKeys] : []), ...undoKeys]}
    />
  ),
  useReviewers,
};

const readOnlyQueue = {
  ...noQueue,
  keysHelp: (selects: boolean) => (
    <KeyHelp keys={selects ? [...moveKeys, ...selectKeys] : moveKeys} />
  ),
  useReviewers,
};

/** The review queue. A chunk of its own, so that vendors do not load it. Staff who cannot decide see the list alone. */
export function Component({ place }: { place: ListPlace }) {
  const decides = may(useUser(), 'listing.decide');
  return <ListingsPage place={place} queue={decides ? queue : readOnlyQueue} />;
}

const none: readonly Listing[] = [];

function useQueueBulk(page: Page<Listing> | null, collection: Collection) {
  const { send, takeBack, wordsFor } = useDecision();
  const editOf = useBulkEdit(collection);
  return useBulkDecision<Listing>({
    rows: page?.rows ?? none,
    kind: {
      thing: 'listing',
      nameOf: listingTitle,
      recordOf: ({ type, id }) => `${type}/${id}`,
      send(listing, status, adminNote, key) {
        if (status === 'PENDING') return takeBack(listing);
        const { version } = listing;
        return send(listing, { status, adminNote, internalNote: null, version }, key);
      },
      wordsFor,
    },
    description: m.listings_reason_is_shared,
    draftRecord: `pending/${collection}`,
    others(selected) {
      const edit = editOf({ scope: 'pending', ids: selected.map(({ id }) => id) });
      const count = page?.pagination.total ?? 0;
      if (count <= selected.length) return [edit];
      const all = editOf({ scope: 'pending', query: page?.source?.query });
      return [
        edit,
        { ...all, label: m.bulk_edit_all({ count }), icon: CheckCheck, shortcut: undefined },
      ];
    },
  });
}

/** The button that opens the oldest pending listing, regardless of filters, and the help line. */
function useQueueStart(collection: Collection, now: number) {
  const waiting = useListings(queueQuery(collection, 1));
  const label = m.listings_start_reviewing();
  if (waiting.kind === 'loading')
    return {
      help: undefined,
      start: (
        <Button tone="primary" iconAfter={ArrowRight} disabled>
          {label}
        </Button>
      ),
    };
  if (waiting.kind === 'failed') return { help: undefined, start: null };
  const [first] = waiting.value.rows;
  return {
    help: queueHelp(collection, waiting.value, now),
    start: first ? (
      <ButtonLink
        tone="primary"
        iconAfter={ArrowRight}
        href={paths.listing(collection, 'pending', first.slug || first.id)}
      >
        {label}
      </ButtonLink>
    ) : null,
  };
}

/** The number of pending listings and the age of the oldest. */
function queueHelp(collection: Collection, waiting: Page<Listing>, now: number): string {
  const [first] = waiting.rows;
  if (!first) return m.listings_all_caught_up();
  const count = waiting.pagination.total;
  const longest = age(first.submittedAt ?? first.updatedAt, now);
  const facts = { count, age: longest };
  const usual =
    collection === 'apps' ? m.listings_apps_to_review(facts) : m.listings_services_to_review(facts);
  return named(collection, usual, () => m.names_to_review(facts));
}
