import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../../components/IconButton/IconButton.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { m } from '../../i18n/messages.js';
import { formatNumber } from '../../internal/formatNumber.ts';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { richText } from '../../richText.tsx';
import { type Reviewer, Reviewers } from '../Reviewers/Reviewers.tsx';
import { useShortcuts } from '../useShortcuts.ts';
import * as styles from './QueueHeader.css.ts';

export interface QueueHeaderProps {
  /** Position in the queue, from 1, and its length; `decided` for an item that has left it, null while it is loading. */
  place: { number: number; total: number } | 'decided' | null;
  /** Formatted waiting time: 'waiting 2 days'. */
  waiting?: string | undefined;
  /** Opens the previous item, also by K. Without it, on the first item, the button is disabled. */
  onPrevious?: (() => void) | undefined;
  /** Opens the next item, also by J. Without it, on the last item, the button is disabled. */
  onNext?: (() => void) | undefined;
  /** Others who review the item now. Default: no one. */
  reviewers?: readonly Reviewer[] | undefined;
  /** Before the buttons: the list of shortcuts. */
  help?: ReactNode;
}

/** The position in the moderation queue, with buttons to the previous and next item. */
export function QueueHeader(props: QueueHeaderProps) {
  const { place, waiting, reviewers = [], onPrevious, onNext, help } = props;
  useShortcuts({ k: onPrevious, j: onNext });
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        {place === 'decided' ? (
          <p>{m.queue_no_longer()}</p>
        ) : place ? (
          <p>
            <span>
              {richText(
                m.queue_position({
                  number: formatNumber(place.number),
                  total: formatNumber(place.total),
                }),
                {
                  place: (text) => <span className={styles.place}>{text}</span>,
                },
              )}
            </span>
            {waiting ? <span>{` · ${waiting}`}</span> : null}
          </p>
        ) : (
          <Skeleton shape="text" width={200} />
        )}
        <p role="status">
          <Reviewers people={reviewers} />
        </p>
      </div>
      <div className={styles.move}>
        <span className={styles.keys} aria-hidden>
          <Kbd>K</Kbd>
          <Kbd>J</Kbd>
          <span>{m.queue_to_move()}</span>
        </span>
        <div className={styles.buttons}>
          {help}
          <MoveButton icon={ChevronUp} label={m.queue_previous()} onClick={onPrevious} />
          <MoveButton icon={ChevronDown} label={m.queue_next()} onClick={onNext} />
        </div>
      </div>
    </div>
  );
}

function MoveButton(props: Pick<IconButtonProps, 'icon' | 'label' | 'onClick'>) {
  const size = useAvailableWidth() === 'phone' ? 'touch' : 'compact';
  return <IconButton {...props} tone="secondary" size={size} disabled={!props.onClick} />;
}
