import { SquareArrowOutUpRight, Tag, TriangleAlert } from 'lucide-react';
import { Chip } from '../../components/Chip/Chip.tsx';
import { LinkedText, type LinkedTextParts } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import type { SafeHref } from '../../internal/link/safeHref.ts';
import {
  DecisionQueue,
  type QueueEntry,
  type QueueProps,
  type QueueWords,
} from '../DecisionQueue/DecisionQueue.tsx';
import { QueueMeta } from '../DecisionQueue/QueueMeta.tsx';
import type { ListScope } from '../ListState.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './OfferQueue.css.ts';

export interface OfferRow extends QueueEntry {
  title: string;
  description: string;
  /** URL of the offer's button, as text. */
  link: string;
  /** The validated URL; null shows it as text. */
  href: SafeHref | null;
  label: string;
  listing: { name: string; href: string; logo?: string | undefined };
  /** Its buyer; shown to admins. */
  vendor?: { name: string; email: string } | undefined;
  /** Formatted date of submission. */
  when: string;
  /** A warning about its listing. */
  warning?: string | undefined;
  note?: string | undefined;
  /** What an admin asked the vendor to change. Default: nothing. */
  request?: OfferRequest | undefined;
}

export interface OfferRequest {
  message: LinkedTextParts;
  /** The earlier texts that the vendor has changed; null until the offer is submitted again. */
  changes: readonly { label: string; before: string }[] | null;
}

export interface OfferQueueProps extends QueueProps {
  /** The offers of this page; shown when `state` is `ready`. */
  rows: readonly OfferRow[];
  /** Active or pending offers; decides the texts of the empty list. Default `pending`. */
  scope?: ListScope | undefined;
}

const words: Omit<QueueWords, 'empty'> = {
  search: m.queue_search_offers(),
  loading: m.queue_offers_loading(),
  failed: m.queue_offers_failed(),
  noMatch: { searched: m.queue_offers_none_found, filtered: m.queue_offers_none_filtered },
  reviewed: {
    searched: m.queue_offers_reviewed_found,
    filtered: m.queue_offers_reviewed_filtered,
  },
};

const empty: Record<ListScope, QueueWords['empty']> = {
  pending: { title: m.listing_nothing_to_review(), text: m.queue_offers_empty_help() },
  active: { title: m.queue_offers_empty(), text: m.queue_offers_empty_active_help() },
};

/** The moderation queue of special offers. */
export function OfferQueue({ rows, scope = 'pending', ...queue }: OfferQueueProps) {
  return (
    <DecisionQueue
      {...queue}
      declineAsks
      words={{ ...words, empty: empty[scope] }}
      items={rows}
      itemLabel={(row) => m.queue_offer_of({ title: row.title, listing: row.listing.name })}
      itemAbout={(row) => m.queue_offer_about({ title: row.title })}
      item={(row) => <OfferWords row={row} />}
    />
  );
}

function OfferWords({ row }: { row: OfferRow }) {
  const { title, description, link, href, label, status, listing } = row;
  const { vendor, when, warning, note, reviewers } = row;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.tag}>
          <Icon icon={Tag} />
        </span>
        <p className={styles.title} title={title}>
          {title}
        </p>
        <StatusBadge kind={status} />
      </div>
      {description.trim() ? <p className={styles.description}>{description}</p> : null}
      <p className={styles.button}>
        {label ? <Chip>{label}</Chip> : null}
        <OfferLink link={link} href={href} />
      </p>
      <QueueMeta
        listing={listing}
        late={row.late}
        reviewers={reviewers}
        asked={row.asked}
        parts={[
          ...(vendor
            ? [
                { key: 'vendor', is: vendor.name },
                { key: 'email', is: vendor.email },
              ]
            : []),
          { key: 'when', is: when },
        ]}
      />
      {warning ? (
        <p className={styles.warning}>
          <span className={styles.sign}>
            <Icon icon={TriangleAlert} />
          </span>
          <span>{warning}</span>
        </p>
      ) : null}
      {row.request ? <Requested {...row.request} /> : null}
      {note?.trim() ? (
        <p className={styles.note}>
          <span className={styles.noteLead}>{m.queue_offer_reason()}</span>{' '}
          <span>{note.trim()}</span>
        </p>
      ) : null}
    </>
  );
}

function Requested({ message, changes }: OfferRequest) {
  return (
    <div className={styles.request}>
      <p>
        <span className={styles.noteLead}>{m.queue_offer_requested()}</span>{' '}
        <LinkedText parts={message} />
      </p>
      {changes?.map(({ label, before }) => (
        <p key={label}>
          <span className={styles.noteLead}>{m.queue_offer_before({ field: label })}</span>{' '}
          <del>{before}</del>
        </p>
      ))}
      {changes?.length === 0 ? (
        <p className={styles.noteLead}>{m.queue_offer_resubmitted()}</p>
      ) : null}
    </div>
  );
}

function OfferLink({ link, href }: Pick<OfferRow, 'link' | 'href'>) {
  if (href === null) return <span className={styles.address}>{link}</span>;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer" title={link}>
      <span className={styles.address}>{link}</span>
      <Icon icon={SquareArrowOutUpRight} size={14} />
      <VisuallyHidden>{` ${m.queue_opens_new_tab()}`}</VisuallyHidden>
    </a>
  );
}
