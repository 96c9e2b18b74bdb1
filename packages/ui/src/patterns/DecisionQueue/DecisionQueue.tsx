import type { ReactNode } from 'react';
import { FilterMenu, type FilterMenuProps } from '../../components/FilterMenu/FilterMenu.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { TableCard } from '../../components/Table/Table.tsx';
import { InPlaceOfRows } from '../InPlaceOfRows.tsx';
import { KeyHelp } from '../KeyHelp/index.ts';
import { useRoom } from '../useRoom.ts';
import * as styles from './DecisionQueue.css.ts';
import { NoItems } from './NoItems.tsx';
import { QueueItem } from './QueueItem.tsx';
import { QueueSkeleton } from './QueueSkeleton.tsx';
import type { QueueEntry, QueueState, QueueStatus, QueueWords } from './queue.ts';
import { useQueueKeys } from './useQueueKeys.ts';

export interface QueueSearch {
  value: string;
  onChange: (value: string) => void;
  /** The most letters it takes. Default: any number. */
  maxLength?: number | undefined;
}

/** What every queue takes, whatever its items are. */
export interface QueueFrame {
  /** Accessible name of the list, such as 'App reviews that wait for a decision'. */
  caption: string;
  /** Whether there are items to show, and if not, why. */
  state: QueueState;
  /** Newer items are on their way; these stay. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** The search above the list; without it there is none. */
  search?: QueueSearch | undefined;
  /** The filters beside the search. Default: none. */
  filters?: readonly FilterMenuProps[] | undefined;
  /** The pagination. */
  footer?: ReactNode;
  /** Key of the item that was just taken back: it gets the focus when it comes. */
  restored?: string | undefined;
  /** Takes search and filters away, where nothing matches them. */
  onClear?: (() => void) | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

export interface DecisionQueueProps<Item extends QueueEntry> extends QueueFrame {
  /** How one item and several are called, and what is said when there is none. */
  words: QueueWords;
  /** The items of this page; read when `state` is `ready`. */
  items: readonly Item[];
  /** Accessible name of an item. */
  itemLabel: (item: Item) => string;
  /** What the buttons of an item are about, for screen readers: 'the review of Kea Invoicing'. */
  itemAbout: (item: Item) => string;
  /** What is decided about. */
  item: (item: Item) => ReactNode;
  /** Approves the item with this id. */
  onApprove: (id: string) => void;
  /** Declines the item with this id, or asks why first. */
  onDecline: (id: string) => void;
  /** Asks before deleting. Without it there is no such button. */
  onDelete?: ((item: Item) => void) | undefined;
}

const queueKeys = [
  { key: 'J', does: 'Next one' },
  { key: 'K', does: 'The one before' },
  { key: 'A', does: 'Approves the one in focus' },
  { key: 'D', does: 'Declines the one in focus' },
];

/** The frame of a list in which an admin decides about one item after the other, by pointer or by key. */
export function DecisionQueue<Item extends QueueEntry>(props: DecisionQueueProps<Item>) {
  const { caption, state, busy, search, filters = [], words, items } = props;
  const { onApprove, onDecline, onDelete } = props;
  /** A key does only what a button offers. */
  const offered = (id: string, not: QueueStatus) =>
    items.some((item) => item.id === id && item.status !== not && item.deciding === undefined);
  const { list, current, shown, itemProps } = useQueueKeys({
    keys: items.map(({ id }) => id),
    onApprove: (id) => (offered(id, 'approved') ? onApprove(id) : undefined),
    onDecline: (id) => (offered(id, 'declined') ? onDecline(id) : undefined),
    restored: props.restored,
  });
  const phone = useRoom() === 'phone';
  const ready = state === 'ready';
  const narrowed = search?.value !== '' || filters.some(({ selected }) => selected.length > 0);
  const hasTools = search && (ready || narrowed || state === 'loading' || state === 'no-match');
  return (
    <TableCard
      toolbar={
        hasTools ? (
          <>
            <SearchField label={`Search ${words.many}`} {...search} />
            {filters.map((filter) => (
              <FilterMenu key={filter.label} {...filter} />
            ))}
          </>
        ) : undefined
      }
      toolbarEnd={
        hasTools && ready && !phone ? (
          <p className={styles.keys}>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> to move
            <KeyHelp keys={queueKeys} />
          </p>
        ) : undefined
      }
      footer={ready ? props.footer : undefined}
    >
      {ready ? (
        <ul ref={list} aria-label={caption} aria-busy={busy || undefined}>
          {items.map((item) => (
            <li
              key={item.id}
              className={styles.item}
              aria-label={props.itemLabel(item)}
              {...itemProps(item.id)}
            >
              <QueueItem
                about={props.itemAbout(item)}
                status={item.status}
                deciding={item.deciding}
                current={item.id === current && shown && !phone}
                onApprove={() => onApprove(item.id)}
                onDecline={() => onDecline(item.id)}
                onDelete={onDelete && (() => onDelete(item))}
              >
                {props.item(item)}
              </QueueItem>
            </li>
          ))}
        </ul>
      ) : null}
      <InPlaceOfRows
        loading={state === 'loading' ? <QueueSkeleton label={`Loading the ${words.many}`} /> : null}
      >
        {state === 'ready' || state === 'loading' ? null : (
          <NoItems
            state={state}
            words={words}
            search={search?.value}
            onClear={props.onClear}
            onRetry={props.onRetry}
          />
        )}
      </InPlaceOfRows>
    </TableCard>
  );
}
