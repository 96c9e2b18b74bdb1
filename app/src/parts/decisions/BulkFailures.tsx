import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { useEffect, useRef } from 'react';
import { m } from '../../i18n/messages.js';
import {
  type BulkKind,
  type BulkStatus,
  type BulkThing,
  type Decidable,
  failureTitle,
} from './bulk.ts';

const stillSelected: Record<BulkThing, string> = {
  listing: m.bulk_listings_still_selected(),
  review: m.bulk_reviews_still_selected(),
  offer: m.bulk_offers_still_selected(),
};

export interface BulkResult<Row> {
  status: BulkStatus;
  /** Number of records that were saved. */
  done: number;
  failures: readonly { row: Row; why: string; outdated: boolean }[];
}

interface BulkFailuresProps<Row> extends BulkResult<Row> {
  kind: BulkKind<Row>;
  /** Whether some of them are still selected. */
  kept: boolean;
  onClose: () => void;
}

/** The records that failed, with their errors. Takes the focus when it appears. */
export function BulkFailures<Row extends Decidable>(props: BulkFailuresProps<Row>) {
  const { kind, status, done, failures, kept, onClose } = props;
  const { thing, nameOf } = kind;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.focus();
  }, []);
  return (
    <Banner
      ref={banner}
      focusable
      tone="caution"
      title={failureTitle(status, { thing, failed: failures.length, done })}
      actions={
        <Button size="compact" onClick={onClose}>
          {m.bulk_close()}
        </Button>
      }
    >
      <ul>
        {failures.map(({ row, why }) => (
          <li key={row.id}>{`${nameOf(row)}: ${why}`}</li>
        ))}
      </ul>
      {kept ? <p>{stillSelected[thing]}</p> : null}
    </Banner>
  );
}
