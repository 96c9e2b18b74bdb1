import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { useOpenOverlay } from '../../internal/overlay/openOverlays.ts';
import { veil } from '../../internal/overlay/overlay.css.ts';
import { useOpener } from '../../internal/overlay/overlayFocus.ts';
import { scrollFocus } from '../../internal/scrollFocus.ts';
import { Subheadings } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';

/** The open dialog. */
export function DialogPopup({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'medium',
  confirmClose,
  ...rest
}: DialogProps) {
  const opener = useOpener(open);
  const { content, requestClose } = useOpenOverlay({
    open,
    onClose: () => onOpenChange(false),
    ...(confirmClose ? { confirmClose } : {}),
  });
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={requestClose}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...undescribed}
          {...rest}
          {...opener}
          {...content}
          onEscapeKeyDown={(event) => {
            // Cancels the move of a row of a `SortableList` instead.
            if (document.querySelector('[data-lifting]')) event.preventDefault();
          }}
          className={styles.dialog}
          data-size={size}
        >
          <div className={styles.head} data-closable>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description ? (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            ) : null}
          </div>
          <div ref={scrollFocus} className={styles.body}>
            <Subheadings below={2}>{children}</Subheadings>
          </div>
          {actions ? (
            <div className={styles.foot} data-dialog-foot>
              {actions}
            </div>
          ) : null}
          <div className={styles.corner}>
            <Radix.Close asChild>
              <IconButton icon={X} label={m.components_close()} size="compact" />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
