import type { Import } from '@portal/data/imports';
import { Button } from '@portal/ui/components/Button';
import { type Column, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { formatCount } from '../../parts/formatCount.ts';

/** A row that failed. */
export type Problem = Import['problems'][number];

/** Listings shown of a reason until the user asks for more. */
const FIRST = 3;

interface SharedReasonProps {
  reason: string;
  /** How many listings have it. */
  count: number;
  /** The first of them. */
  rows: readonly Problem[];
  /** The column that names a listing. */
  subject: Pick<Column<Problem>, 'title' | 'width' | 'cell'>;
}

/** Listings that cannot be changed for one reason: the first of them, and the others on request. */
export function SharedReason({ reason, count, rows, subject }: SharedReasonProps) {
  const [isOpened, setOpen] = useState(false);
  // A button in place of a single listing would save nothing.
  const isShort = count <= FIRST + 1;
  const isOpen = isShort || isOpened;
  const columns = useMemo(
    (): Column<Problem>[] => [{ key: 'subject', phone: 'title', ...subject, width: undefined }],
    [subject],
  );
  const card = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The rows that appear above the button move it out of view, and those that go leave it there.
  useEffect(() => {
    if (!isOpened) return undefined;
    const row = card.current?.querySelectorAll<HTMLElement>('tbody > *, ul > *')[FIRST];
    if (row) row.tabIndex = -1;
    row?.focus();
    return () => button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  const title = m.bulk_edit_reason({ reason, count });
  const more =
    rows.length < count
      ? m.bulk_edit_show_first({ shown: formatCount(rows.length), count: formatCount(count) })
      : m.bulk_edit_show_all({ count: formatCount(count) });
  const action = isOpen ? m.bulk_edit_show_fewer() : more;
  return (
    <TableCard
      ref={card}
      toolbar={
        <Text size="label" aria-hidden>
          {title}
        </Text>
      }
      footer={
        isShort ? null : (
          <Button
            ref={button}
            size="compact"
            aria-label={`${action}: ${reason}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {action}
          </Button>
        )
      }
    >
      <Table
        caption={title}
        columns={columns}
        rows={isOpen ? rows : rows.slice(0, FIRST)}
        rowKey={({ row }) => String(row)}
        phone={phoneCard}
      />
    </TableCard>
  );
}
