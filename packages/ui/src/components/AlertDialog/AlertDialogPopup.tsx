import * as Radix from '@radix-ui/react-alert-dialog';
import { useOpenOverlay } from '../../internal/overlay/openOverlays.ts';
import { veil } from '../../internal/overlay/overlay.css.ts';
import { useOpener } from '../../internal/overlay/overlayFocus.ts';
import { scrollFocus } from '../../internal/scrollFocus.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import { Subheadings } from '../Heading/Heading.tsx';
import type { AlertDialogProps } from './AlertDialog.tsx';

/** The open dialog. */
export function AlertDialogPopup(props: AlertDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    children,
    confirm,
    cancel,
    tone = 'critical',
    busy,
    busyLabel,
    writes = true,
    onConfirm,
    ...rest
  } = props;
  const opener = useOpener(open);
  const change = (next: boolean) => (busy ? undefined : onOpenChange(next));
  // Escape and Cancel answer its question.
  const { content } = useOpenOverlay({ open, onClose: () => change(false) });
  const undescribed = children ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...undescribed}
          {...rest}
          {...opener}
          {...content}
          className={styles.question}
          data-size="small"
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
          </div>
          {children ? (
            <Radix.Description asChild>
              <div ref={scrollFocus} className={styles.body} data-muted>
                <Subheadings below={2}>{children}</Subheadings>
              </div>
            </Radix.Description>
          ) : null}
          <div className={styles.foot} data-plain data-dialog-foot>
            <Radix.Cancel asChild>
              <Button softDisabled={busy}>{cancel}</Button>
            </Radix.Cancel>
            <Button
              tone={tone}
              busy={busy}
              busyLabel={busyLabel}
              writes={writes}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
