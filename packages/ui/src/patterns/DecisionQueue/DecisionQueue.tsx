import type { ReactNode } from 'react';
import { FilterMenu, type FilterMenuProps } from '../../components/FilterMenu/index.ts';
import { Kbd } from '../../components/Kbd/index.ts';
import { LiveRegion } from '../../components/LiveRegion/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { TableCard } from '../../components/Table/index.ts';
import { KeyHelp } from '../KeyHelp/index.ts';
import { useRoom } from '../useRoom.ts';
import * as styles from './DecisionQueue.css.ts';
import { NoItems } from './NoItems.tsx';
import { QueueSkeleton } from './QueueSkeleton.tsx';
import type { QueueState, QueueWords } from './queue.ts';
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

export interface DecisionQueueProps<Item> extends QueueFrame {
  /** How one item and several are called, and what is said when there is none. */
  words: QueueWords;
  /** The items of this page; read when `state` is `ready`. */
  items: readonly Item[];
  /** Identity of an item. */
  itemKey: (item: Item) => string;
  /** Accessible name of an item. */
  itemLabel: (item: Item) => string;
  /** An item; `current` is the one that the keys are about. */
  item: (item: Item, current: boolean) => ReactNode;
  /** Approves the item of this key. */
  onApprove: (key: string) => void;
  /** Declines the item of this key, or asks why first. */
  onDecline: (key: string) => void;
}

const queueKeys = [
  { key: 'J', does: 'Next one' },
  { key: 'K', does: 'The one before' },
  { key: 'A', does: 'Approves the one in focus' },
  { key: 'D', does: 'Declines the one in focus' },
];

/** The frame of a list in which an admin decides about one item after the other, by pointer or by key. */
export function DecisionQueue<Item>(props: DecisionQueueProps<Item>) {
  const { caption, state, busy, search, filters = [], words, items, itemKey } = props;
  const keys = items.map(itemKey);
  const { list, current, shown, itemProps } = useQueueKeys({ ...props, keys });
  const phone = useRoom() === 'phone';
  const ready = state === 'ready';
  const hasTools = search !== undefined && (ready || state === 'loading' || state === 'no-match');
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
          {items.map((item) => {
            const key = itemKey(item);
            return (
              <li
                key={key}
                className={styles.item}
                aria-label={props.itemLabel(item)}
                {...itemProps(key)}
              >
                {props.item(item, key === current && shown && !phone)}
              </li>
            );
          })}
        </ul>
      ) : null}
      <LiveRegion>
        {ready ? null : state === 'loading' ? (
          <QueueSkeleton label={`Loading the ${words.many}`} />
        ) : (
          <NoItems
            state={state}
            words={words}
            search={search?.value}
            onClear={props.onClear}
            onRetry={props.onRetry}
          />
        )}
      </LiveRegion>
    </TableCard>
  );
}
