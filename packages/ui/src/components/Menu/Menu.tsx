import { Ellipsis } from 'lucide-react';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { IconType } from '../../internal/icon/Icon.tsx';
import type { LinkTarget } from '../../internal/link/safeHref.ts';
import {
  menuEntryKeys,
  type TriggerLink,
  type TriggerProps,
  useLateTrigger,
} from '../../internal/overlay/lateTrigger.ts';
import { lazyComponent, useLazyComponent } from '../../internal/overlay/lazyComponent.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

interface MenuEntry {
  /** The label; typing in the open menu jumps to it. */
  label: string;
  /** A second line of muted text. */
  description?: string | undefined;
  /** Short text at the end of the item, such as the current value. */
  detail?: string | undefined;
  /** Icon before the label. */
  icon?: IconType | undefined;
  /** `critical` for a destructive action. */
  tone?: 'critical' | undefined;
  /** Shown, but skipped by the arrow keys. Sets `data-disabled`. */
  disabled?: boolean | undefined;
}

export interface MenuActionItem extends MenuEntry {
  /** Default `item`. */
  kind?: 'item' | undefined;
  onSelect: () => void;
  /** Keeps the menu open after the choice, such as for a value that cycles. Default false. */
  keepOpen?: boolean | undefined;
  /** Changes something, so that `ReadOnly` disables it. Default false. */
  writes?: boolean | undefined;
}

export type MenuLinkItem = MenuEntry &
  LinkTarget & {
    kind: 'link';
    onSelect?: (() => void) | undefined;
  };

export interface MenuRadioItem extends MenuEntry {
  kind: 'radio';
  /** Whether it is the selected one of its group. Sets `aria-checked`. */
  checked: boolean;
  onSelect: () => void;
}

/** Further items beside the menu; on phones, below its label. */
export interface MenuSubmenu extends Omit<MenuEntry, 'tone' | 'detail'> {
  kind: 'submenu';
  /** Its items in order, without further submenus. */
  items: readonly Exclude<MenuItem, MenuSubmenu>[];
}

/** Items below a label. */
export interface MenuGroup {
  kind: 'group';
  /** The label, which names the group for screen readers too. */
  label: string;
  /** Its items in order. */
  items: readonly Exclude<MenuItem, MenuSubmenu | MenuGroup>[];
}

interface MenuSeparator {
  kind: 'separator';
}

/** An action with `onSelect`, a link with `kind: 'link'` and `href`, or one of the others by its `kind`. */
export type MenuItem =
  | MenuActionItem
  | MenuLinkItem
  | MenuRadioItem
  | MenuSubmenu
  | MenuGroup
  | MenuSeparator;

interface MenuTriggerProps extends TriggerProps {
  softDisabled?: boolean | undefined;
  'data-state'?: 'open' | 'closed';
}

export interface MenuProps {
  /** Whether it is open. Default: uncontrolled. */
  open?: boolean | undefined;
  /** Whether it is open at first, if uncontrolled. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it: a Button or an IconButton. It gets `aria-haspopup` and `aria-expanded`. One with `softDisabled` keeps the focus and opens nothing. */
  trigger: ReactElement<MenuTriggerProps>;
  /** Accessible name of the list of items. */
  label: string;
  /** The items in order. */
  items: readonly MenuItem[];
  /** Content above the items, such as the user's name. */
  header?: ReactNode;
  /** Edge of the trigger it is aligned with. Default `end`. */
  align?: 'start' | 'end' | undefined;
  /** Returns the element that gets the focus after an item was chosen, such as the field it fills. Default: the trigger. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

const popup = lazyComponent(async () => (await import('./MenuPopup.tsx')).MenuPopup);

/** A button that opens a list of actions and links. The popup is loaded ahead, and mounted while it is open. */
export function Menu({
  trigger,
  open: given,
  defaultOpen = false,
  onOpenChange,
  align = 'end',
  ...content
}: MenuProps) {
  const id = useId();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const change = (next: boolean) => {
    if (!next || !trigger.props.softDisabled) setOpen(next);
  };
  const {
    Part: Popup,
    trigger: button,
    link,
  } = useLateTrigger(popup, menuEntryKeys, trigger.props, { open });
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
        <Popup {...content} id={id} align={align} link={link} open={open} onOpenChange={change} />
      ) : null}
    </>
  );
}

interface Shared {
  id: string;
  /** The key whose menu is open. */
  open: string | null;
  approach: () => void;
  /** Opens the menu of a button at its first item, or at that of `entry`. */
  show: (key: string, button: HTMLButtonElement, entry?: string) => void;
  /** Forgets a press whose items have not loaded. */
  leave: () => void;
}

const SharedMenuContext = createContext<Shared | null>(null);

export interface SharedMenuProps {
  /** Returns the items of a button; called when it is pressed. With null, which is while they load, it opens once there are some. */
  itemsOf: (key: string) => readonly MenuItem[] | null;
  /** Accessible name of the list of items, by key. */
  labelOf: (key: string) => string;
  /** Called on hover, focus and press of a button, in time to load the items. */
  onApproach?: (() => void) | undefined;
  /** Content with the buttons. */
  children: ReactNode;
}

/** One menu for many buttons, such as those of table rows; it opens at the pressed button. */
export function SharedMenu({ itemsOf, labelOf, onApproach, children }: SharedMenuProps) {
  const id = useId();
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  /** The last open menu, which keeps its content while it closes. */
  const [shown, setShown] = useState<string | null>(null);
  const link = useRef<TriggerLink>({
    button: { current: null },
    presses: { current: null },
    entry: { current: null },
  });
  const Popup = useLazyComponent(popup, near);
  const items = shown === null ? [] : itemsOf(shown);
  const waits = items === null;
  // The same object, so that the buttons render again only when a menu opens or closes.
  const shared = useMemo<Shared>(
    () => ({
      id,
      open: waits ? null : open,
      approach() {
        setNear(true);
        onApproach?.();
      },
      show(key, button, entry) {
        link.current.button.current = button;
        link.current.entry.current = entry ?? null;
        setNear(true);
        setShown(key);
        setOpen(key);
      },
      leave() {
        if (waits) setOpen(null);
      },
    }),
    [id, open, waits, onApproach],
  );
  return (
    <SharedMenuContext value={shared}>
      {children}
      {Popup && near && items ? (
        <Popup
          id={id}
          link={link.current}
          align="end"
          open={open !== null}
          onOpenChange={(next) => {
            if (!next) setOpen(null);
          }}
          label={shown === null ? '' : labelOf(shown)}
          items={items}
        />
      ) : null}
    </SharedMenuContext>
  );
}

export interface SharedMenuButtonProps {
  /** Key of the button in its `SharedMenu`. */
  of: string;
  /** Accessible name, such as "More for Harbour ledger". */
  label: string;
  /** Default `compact`. */
  size?: 'compact' | 'touch' | undefined;
}

/** A '…' button that opens the surrounding `SharedMenu`. */
export function SharedMenuButton({ of, label, size = 'compact' }: SharedMenuButtonProps) {
  const menu = useContext(SharedMenuContext);
  const button = useRef<HTMLButtonElement>(null);
  /** Pressing outside closes an open menu; the same press must not reopen it. */
  const closes = useRef(false);
  if (!menu) throw new Error('SharedMenuButton needs a SharedMenu around it.');
  const isOpen = menu.open === of;
  const show = (entry?: string) => {
    if (button.current && !closes.current) menu.show(of, button.current, entry);
    closes.current = false;
  };
  const trigger = {
    ref: button,
    onPointerEnter: menu.approach,
    onFocus: menu.approach,
    onBlur: menu.leave,
    onPointerDown: (_: PointerEvent) => {
      closes.current = isOpen;
    },
    onKeyDown: (event: KeyboardEvent) => {
      closes.current = false;
      if (event.key === 'Escape') menu.leave();
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      show(menuEntryKeys[event.key]);
    },
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menu.id : undefined,
    'data-state': isOpen ? 'open' : 'closed',
  };
  return (
    <IconButton {...trigger} icon={Ellipsis} label={label} size={size} onClick={() => show()} />
  );
}
