import { Ellipsis, Trash2 } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { partlyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { actionWords } from './actionWords.ts';
import * as styles from './DecisionQueue.css.ts';
import type { DecisionQueueProps, QueueAction, QueueEntry } from './DecisionQueue.tsx';

interface QueueActionsProps<Item extends QueueEntry>
  extends Pick<
    DecisionQueueProps<Item>,
    'itemAbout' | 'onApprove' | 'onDecline' | 'declineAsks' | 'onRequest' | 'onDelete'
  > {
  item: Item;
  phone: boolean;
  /** Shows the shortcuts on the buttons. */
  showsKeys: boolean;
}

/** The decisions on one item; on phones with short labels in one row, and the other actions in a menu. */
export function QueueActions<Item extends QueueEntry>(props: QueueActionsProps<Item>) {
  const { item, phone, onApprove, onDecline, onRequest, onDelete } = props;
  const about = props.itemAbout(item);
  const isDeciding = item.deciding !== undefined;
  const size = phone ? 'touch' : 'compact';
  const mayRequest = onRequest && item.status === 'pending';
  const decisionButton = (action: QueueAction, onPress: (id: string) => void) => {
    const { busy, shortcut, ...label } = actionWords[action];
    const asks = action === 'request' || (action === 'decline' && props.declineAsks);
    const reason = item.impossible?.[action];
    // Disabled, it still keeps the focus.
    const disabled = (isDeciding && item.deciding !== action) || reason !== undefined;
    return (
      <Button
        size={size}
        shortcut={props.showsKeys ? shortcut : undefined}
        busy={item.deciding === action}
        busyLabel={phone ? undefined : busy}
        softDisabled={disabled}
        title={reason}
        aria-keyshortcuts={shortcut}
        aria-haspopup={asks ? 'dialog' : undefined}
        onClick={disabled ? undefined : () => onPress(item.id)}
      >
        {partlyHidden(label[(!phone && item.what) || 'verb']({ about }))}
      </Button>
    );
  };
  const more: MenuItem[] = [
    ...(mayRequest
      ? [
          {
            label: m.queue_request_more(),
            description: item.impossible?.request,
            disabled: item.impossible?.request !== undefined,
            onSelect: () => onRequest(item.id),
          },
        ]
      : []),
    ...(onDelete
      ? [
          {
            label: m.queue_delete_more(),
            icon: Trash2,
            tone: 'critical' as const,
            onSelect: () => onDelete(item),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.actions}>
      {onDelete && !phone ? (
        <IconButton
          icon={Trash2}
          label={m.queue_delete({ about })}
          size={size}
          softDisabled={isDeciding}
          onClick={isDeciding ? undefined : () => onDelete(item)}
        />
      ) : null}
      <span className={styles.decisions}>
        {item.status === 'declined' ? null : decisionButton('decline', onDecline)}
        {mayRequest && (!phone || item.deciding === 'request')
          ? decisionButton('request', onRequest)
          : null}
        {item.status === 'approved' ? null : decisionButton('approve', onApprove)}
      </span>
      {phone && more.length > 0 ? (
        <Menu
          label={m.patterns_more_for({ name: about })}
          items={more}
          trigger={
            <IconButton
              icon={Ellipsis}
              label={m.patterns_more_for({ name: about })}
              size="touch"
              tone="secondary"
              softDisabled={isDeciding}
            />
          }
        />
      ) : null}
    </div>
  );
}
