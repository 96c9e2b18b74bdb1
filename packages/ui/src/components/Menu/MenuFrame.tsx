import * as Radix from '@radix-ui/react-dropdown-menu';
import { goToEntry, type TriggerLink, TriggerStandIn } from '../../internal/overlay/lateTrigger.ts';
import { useTabOut } from '../../internal/overlay/tabOut.ts';
import * as styles from './Menu.css.ts';

interface MenuFrameProps extends Omit<Radix.DropdownMenuContentProps, 'className'> {
  link: TriggerLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The surface of an open menu, at the button it belongs to. */
export function MenuFrame({ link, open, onOpenChange, ...content }: MenuFrameProps) {
  const { leave, onCloseAutoFocus } = useTabOut(link);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <TriggerStandIn link={link} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          sideOffset={6}
          collisionPadding={8}
          loop
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return;
            onOpenChange(false);
            leave(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onFocus={({ target, currentTarget }) => {
            if (target !== currentTarget) goToEntry(link, target);
          }}
          {...content}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
