import {
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { latePart } from '../../internal/overlay/latePart.ts';
import { menuEntryKeys, useLateTrigger } from '../../internal/overlay/lateTrigger.ts';
import type { MenuItem } from './menuItem.ts';

interface MenuTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  'data-state'?: 'open' | 'closed';
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface MenuProps {
  /** The button that opens it: a Button or an IconButton. It gets `aria-haspopup` and `aria-expanded`. */
  trigger: ReactElement<MenuTriggerProps>;
  /** Accessible name of the list of items. */
  label: string;
  /** Its entries, from top to bottom. */
  items: readonly MenuItem[];
  /** What stands above the items: who or what the menu is about. */
  header?: ReactNode;
  /** Which edge of the trigger it keeps to. Default `end`. */
  align?: 'start' | 'end' | undefined;
  /** Told when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const popup = latePart(async () => (await import('./MenuPopup.tsx')).MenuPopup);

/** A button that opens a list of actions and links; its parts are fetched before and mounted while it is open. */
export function Menu({ trigger, align = 'end', onOpenChange, ...content }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { Part: Popup, trigger: button, link } = useLateTrigger(popup, menuEntryKeys);
  return (
    <>
      {cloneElement(trigger, {
        ...button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'data-state': open ? 'open' : 'closed',
      })}
      {Popup ? (
        <Popup
          {...content}
          id={id}
          align={align}
          link={link}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            onOpenChange?.(next);
          }}
        />
      ) : null}
    </>
  );
}

export type {
  MenuActionItem,
  MenuItem,
  MenuLinkItem,
  MenuRadioItem,
  MenuSeparator,
} from './menuItem.ts';
export {
  SharedMenu,
  SharedMenuButton,
  type SharedMenuButtonProps,
  type SharedMenuProps,
} from './SharedMenu.tsx';
