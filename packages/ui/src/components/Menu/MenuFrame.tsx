import * as Radix from '@radix-ui/react-dropdown-menu';
import { type TriggerLink, TriggerStandIn } from '../../internal/overlay/lateTrigger.ts';
import * as styles from './Menu.css.ts';

interface MenuFrameProps extends Omit<Radix.DropdownMenuContentProps, 'className'> {
  link: TriggerLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The surface of an open menu, at the button it belongs to. */
export function MenuFrame({ link, open, onOpenChange, ...content }: MenuFrameProps) {
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
          {...content}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
