import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useRoom } from '../useRoom.ts';
import { useShortcuts } from '../useShortcuts.ts';
import * as styles from './QueueHeader.css.ts';

export interface QueueHeaderProps {
  /** Where this one stands in the queue, from 1, and how many wait; null while the queue is on its way. */
  place: { number: number; total: number } | null;
  /** How long this one has waited, ready to read: 'waiting 2 days'. */
  waiting?: string | undefined;
  /** Goes to the one before, also by K. Without it the button is disabled: this is the first. */
  onPrevious?: (() => void) | undefined;
  /** Goes to the next one, also by J. Without it the button is disabled: this is the last. */
  onNext?: (() => void) | undefined;
  /** Before the buttons: the sheet of keys. */
  help?: ReactNode;
}

/** Where an admin stands in the queue, and the way to its neighbours. */
export function QueueHeader({ place, waiting, onPrevious, onNext, help }: QueueHeaderProps) {
  const size = useRoom() === 'phone' ? 'touch' : 'compact';
  useShortcuts({ k: onPrevious, j: onNext });
  return (
    <div className={styles.header}>
      {place ? (
        <p>
          <span className={styles.place}>{place.number}</span> of {place.total} in the queue
          {waiting ? ` · ${waiting}` : null}
        </p>
      ) : (
        <Skeleton shape="text" width={200} />
      )}
      <div className={styles.move}>
        <span className={styles.keys} aria-hidden>
          <Kbd>K</Kbd>
          <Kbd>J</Kbd>
          to move
        </span>
        <div className={styles.buttons}>
          {help}
          <IconButton
            icon={ChevronUp}
            label="Previous in the queue (K)"
            tone="secondary"
            size={size}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            icon={ChevronDown}
            label="Next in the queue (J)"
            tone="secondary"
            size={size}
            disabled={!onNext}
            onClick={onNext}
          />
        </div>
      </div>
    </div>
  );
}
