import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { hidden } from '../../internal/hidden.css.ts';
import { useOpenOverlay } from '../../internal/overlay/openOverlays.ts';
import { veil } from '../../internal/overlay/overlay.css.ts';
import { useOpener } from '../../internal/overlay/overlayFocus.ts';
import { scrollFocus } from '../../internal/scrollFocus.ts';
import { Subheadings } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';
import type { DrawerProps } from './Drawer.tsx';

/** The open drawer. */
export function DrawerPopup({
  open,
  onOpenChange,
  title,
  titleHidden,
  side = 'start',
  children,
  closeLabel = m.components_close(),
  ...rest
}: DrawerProps) {
  const opener = useOpener(open);
  const { content, requestClose } = useOpenOverlay({ open, onClose: () => onOpenChange(false) });
  return (
    <Radix.Root open={open} onOpenChange={requestClose}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          aria-describedby={undefined}
          {...rest}
          {...opener}
          {...content}
          className={styles.drawer}
          data-side={side}
        >
          <div className={styles.corner}>
            <Radix.Close asChild>
              <IconButton icon={X} label={closeLabel} size="touch" />
            </Radix.Close>
          </div>
          <Radix.Title className={titleHidden ? hidden : styles.title}>{title}</Radix.Title>
          <div ref={scrollFocus} className={styles.body}>
            <Subheadings below={2}>{children}</Subheadings>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
