import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonSize } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useRoom } from '../useRoom.ts';
import * as styles from './DecisionQueue.css.ts';
import type { QueueDeed, QueueStatus } from './queue.ts';

interface QueueItemProps {
  /** What the buttons are about, in their names: 'the review of Kea Invoicing'. */
  about: string;
  /** How it stands: what is already so is not offered again. */
  status: QueueStatus;
  /** The deed that is on its way. Sets `aria-busy` on its button. */
  deciding?: QueueDeed | undefined;
  /** The keys are about this one: their names show on the buttons. */
  current: boolean;
  /** Approves it. */
  onApprove: () => void;
  /** Declines it, or asks why first. */
  onDecline: () => void;
  /** Asks before deleting. Without it there is no such button. */
  onDelete?: (() => void) | undefined;
  /** What is decided about. */
  children: ReactNode;
}

/** One item of a queue with its decisions at the end; below it on phones. */
export function QueueItem(props: QueueItemProps) {
  const { about, status, deciding, current, onApprove, onDecline, onDelete, children } = props;
  const state = { about, deciding, current };
  const size = useRoom() === 'phone' ? 'touch' : 'compact';
  return (
    <>
      <div className={styles.words}>{children}</div>
      <div className={styles.deeds}>
        {onDelete ? (
          <IconButton
            icon={Trash2}
            label={`Delete ${about}`}
            size={size}
            softDisabled={deciding !== undefined}
            onClick={deciding ? undefined : onDelete}
          />
        ) : null}
        <span className={styles.decisions} data-row-deeds>
          {status === 'declined' ? null : (
            <DeedButton deed="decline" size={size} onPress={onDecline} {...state} />
          )}
          {status === 'approved' ? null : (
            <DeedButton deed="approve" size={size} onPress={onApprove} {...state} />
          )}
        </span>
      </div>
    </>
  );
}

const deeds: Record<QueueDeed, { verb: string; busy: string; shortcut: string }> = {
  approve: { verb: 'Approve', busy: 'Approving', shortcut: 'A' },
  decline: { verb: 'Decline', busy: 'Declining', shortcut: 'D' },
};

interface DeedButtonProps extends Pick<QueueItemProps, 'about' | 'deciding' | 'current'> {
  deed: QueueDeed;
  size: ButtonSize;
  onPress: () => void;
}

/** While one deed is on its way the other rests, but keeps the focus if it has it. */
function DeedButton({ deed, about, deciding, current, size, onPress }: DeedButtonProps) {
  const { verb, busy, shortcut } = deeds[deed];
  const rests = deciding !== undefined && deciding !== deed;
  return (
    <Button
      size={size}
      shortcut={current ? shortcut : undefined}
      busy={deciding === deed}
      busyLabel={busy}
      softDisabled={rests}
      onClick={rests ? undefined : onPress}
    >
      {verb}
      <VisuallyHidden> {about}</VisuallyHidden>
    </Button>
  );
}
