import * as Radix from '@radix-ui/react-dropdown-menu';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import {
  directionOf,
  goToEntry,
  type TriggerLink,
  TriggerStandIn,
  themeOf,
} from '../../internal/overlay/lateTrigger.ts';
import { useOpenOverlay } from '../../internal/overlay/openOverlays.ts';
import { useTabOut } from '../../internal/overlay/overlayFocus.ts';
import * as styles from './Menu.css.ts';

interface MenuFrameProps extends Omit<Radix.DropdownMenuContentProps, 'className'> {
  link: TriggerLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Moves the focus when the menu closes, and returns whether it did. Default: the button gets it. */
  moveFocus?: (() => boolean) | undefined;
}

/** The popup of an open menu, positioned at its button. */
export function MenuFrame({ link, open, onOpenChange, moveFocus, ...content }: MenuFrameProps) {
  const { leave, onCloseAutoFocus } = useTabOut(link);
  useOpenOverlay({ open, onClose: () => onOpenChange(false), kind: 'popup' });
  return (
    <Radix.Root dir={directionOf(link)} modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <TriggerStandIn link={link} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...themeOf(link)}
          className={styles.menu}
          sideOffset={6}
          collisionPadding={8}
          loop
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return;
            onOpenChange(false);
            leave(event);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            if (moveFocus?.()) event.preventDefault();
          }}
          onFocus={({ target, currentTarget }) => {
            if (target !== currentTarget) goToEntry(link, target);
          }}
          {...content}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuRowProps {
  label: string;
  description?: string | undefined;
  detail?: string | undefined;
  icon?: IconType | undefined;
}

/** Content of one menu item. */
export function MenuRow({ label, description, detail, icon }: MenuRowProps) {
  return (
    <>
      {icon ? (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      ) : null}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </>
  );
}
