import { type ReactNode, useMemo } from 'react';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import type { SearchFieldProps } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { HeadCheck, hasShift, TableCheck, useRowToggle } from '../../components/Table/Table.tsx';
import { useRowWindow } from '../../components/Table/TableBody.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { KeyHelp } from '../KeyHelp/KeyHelp.tsx';
import { ListCard, type ListFrame, type MatchWords } from '../ListState.tsx';
import type { ListFilter } from '../ListToolbar/ListToolbar.tsx';
import type { Reviewer } from '../Reviewers/Reviewers.tsx';
import * as styles from './DecisionQueue.css.ts';
import { QueueActions } from './QueueActions.tsx';
import { queueKeys } from './queueHelp.ts';
import { useQueueKeys } from './useQueueKeys.ts';

/** Status of an item. */
export type QueueStatus = 'pending' | 'approved' | 'declined';

/** Action on an item that can be in progress. */
export type QueueAction = 'approve' | 'decline' | 'request';

/** What every item of a queue has. */
export interface QueueEntry {
  id: string;
  status: QueueStatus;
  deciding?: QueueAction | undefined;
  /** Actions that are not possible, with the reason: their buttons are disabled. Default: none. */
  impossible?: Partial<Record<QueueAction, string>> | undefined;
  /** Waits for its vendor or author, who was asked for changes. Default false. */
  asked?: boolean | undefined;
  /** What the buttons decide on, if the item contains something else to decide. Default: only the verb. */
  what?: 'review' | undefined;
  /** The limit that its wait has passed: 'Over 3 days'. Default: none. */
  late?: string | undefined;
  /** Who reviews it now. Default: no one. */
  reviewers?: readonly Reviewer[] | undefined;
}

export interface QueueWords {
  /** Accessible name of the search. */
  search: string;
  loading: string;
  failed: string;
  /** The title when nothing matches. */
  noMatch: MatchWords;
  /** The text when all that matched has been reviewed. */
  reviewed: MatchWords;
  empty: { title: string; text: string };
}

/** What every queue shows around its items. */
export interface QueueFrame extends Omit<ListFrame, 'state'> {
  /** Accessible name of the list, such as 'Pending App reviews'. */
  caption: string;
  /** Whether the items are shown, or what replaces them. */
  state: ListFrame['state'] | 'decided';
  /** The search above the list. Default: none. */
  search?: Pick<SearchFieldProps, 'value' | 'onValueChange' | 'maxLength'> | undefined;
  /** The filters next to the search. Default: none. */
  filters?: readonly ListFilter[] | undefined;
  /** Offers no decisions. Default false. */
  readOnly?: boolean | undefined;
  /** Id of the item whose decision was undone: it gets the focus when it is back in the list. */
  restored?: string | undefined;
}

/** A selection of pending items; the actions on it are in a `BulkBar`. */
export interface QueueBulk {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** A queue with its decisions. */
export interface QueueProps extends QueueFrame {
  /** Approves the item with this id. */
  onApprove: (id: string) => void;
  /** Declines the item with this id, or asks for the reason first. */
  onDecline: (id: string) => void;
  /** Declining opens a dialog. Default false. */
  declineAsks?: boolean | undefined;
  /** Asks what to change on the pending item with this id. Default: there is no such button. */
  onRequest?: ((id: string) => void) | undefined;
  /** Adds a checkbox to every pending item, unless `readOnly`. Default: none. */
  bulk?: QueueBulk | undefined;
}

export interface DecisionQueueProps<Item extends QueueEntry> extends QueueProps {
  /** The texts of the states of the list. */
  words: QueueWords;
  /** The items of this page; shown when `state` is `ready`. */
  items: readonly Item[];
  /** Accessible name of an item. */
  itemLabel: (item: Item) => string;
  /** What the buttons of an item refer to, for screen readers: 'the review of Kea Invoicing'. */
  itemAbout: (item: Item) => string;
  /** Content of an item. */
  item: (item: Item) => ReactNode;
  /** Asks for confirmation and deletes the item. Without it there is no such button. */
  onDelete?: ((item: Item) => void) | undefined;
}

/** A list in which an admin approves or declines one item after the other, by pointer or keyboard. */
export function DecisionQueue<Item extends QueueEntry>(props: DecisionQueueProps<Item>) {
  const { caption, state, busy, search, filters, words, items } = props;
  const { readOnly = false, onRequest } = props;
  const selectable = items.filter(({ status }) => status === 'pending').map(({ id }) => id);
  const bulk = readOnly || selectable.length === 0 ? undefined : props.bulk;
  const toggle = useRowToggle(
    bulk && { selected: bulk.selected, onChange: bulk.onSelect },
    selectable,
  );
  const several = bulk !== undefined && bulk.selected.size > 0;
  const isPending = (id: string) => selectable.includes(id);
  const keys = useMemo(() => items.map(({ id }) => id), [items]);
  const { card, list, current, shown, itemProps } = useQueueKeys({
    keys,
    several,
    onToggle: bulk && ((id, range) => (isPending(id) ? toggle(id, range) : undefined)),
    restored: props.restored,
  });
  const { end } = useRowWindow(list, keys, false, false);
  const phone = useAvailableWidth() === 'phone';
  return (
    <ListCard
      {...props}
      ref={card}
      tools={
        search && {
          search: { label: words.search, ...search },
          filters,
          end:
            state === 'ready' && !phone ? (
              <p className={styles.keys}>
                <Kbd>J</Kbd>
                <Kbd>K</Kbd> <span>{m.queue_to_move()}</span>
                <KeyHelp
                  keys={queueKeys({
                    decides: !readOnly,
                    selects: bulk !== undefined,
                    declineAsks: props.declineAsks ?? false,
                    requests: onRequest !== undefined,
                  })}
                />
              </p>
            ) : undefined,
        }
      }
      skeleton={<QueueSkeleton label={words.loading} />}
    >
      {bulk ? (
        <div className={styles.head}>
          <HeadCheck
            keys={selectable}
            selection={{ selected: bulk.selected, onChange: bulk.onSelect }}
          />
        </div>
      ) : null}
      <ul ref={list} aria-label={caption} aria-busy={busy || undefined}>
        {items.slice(0, end).map((item) => (
          <li
            key={item.id}
            className={styles.item}
            aria-label={props.itemLabel(item)}
            data-selected={bulk?.selected.has(item.id) || undefined}
            {...itemProps(item.id)}
          >
            <div className={styles.lead}>
              {bulk ? (
                <div className={styles.check}>
                  {item.status === 'pending' ? (
                    <TableCheck
                      name={`item-${item.id}`}
                      label={m.queue_select({ about: props.itemAbout(item) })}
                      labelHidden
                      checked={bulk.selected.has(item.id)}
                      onChange={({ nativeEvent }) => toggle(item.id, hasShift(nativeEvent))}
                    />
                  ) : null}
                </div>
              ) : null}
              <div className={styles.words}>{props.item(item)}</div>
            </div>
            {readOnly ? null : (
              <QueueActions
                {...props}
                item={item}
                phone={phone}
                showsKeys={item.id === current && shown && !phone && !several}
              />
            )}
          </li>
        ))}
      </ul>
    </ListCard>
  );
}

function QueueSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul aria-hidden>
        {[260, 340, 220, 300].map((width) => (
          <li key={width} className={styles.item}>
            <div className={styles.words}>
              <Skeleton shape="block" width={width} height={22} />
              <Skeleton shape="text" width="wide" />
              <Skeleton shape="text" width={280} />
            </div>
            <Skeleton shape="block" width={160} height={32} />
          </li>
        ))}
      </ul>
    </>
  );
}
