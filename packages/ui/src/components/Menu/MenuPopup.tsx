import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { type TriggerLink, themeOf } from '../../internal/overlay/lateTrigger.ts';
import { rememberMenuTrigger } from '../../internal/overlay/overlayFocus.ts';
import { narrower } from '../../theme/media.ts';
import { useReadOnly } from '../Button/ReadOnly.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Menu.css.ts';
import type {
  MenuActionItem,
  MenuGroup,
  MenuItem,
  MenuLinkItem,
  MenuProps,
  MenuRadioItem,
  MenuSubmenu,
} from './Menu.tsx';
import { MenuFrame, MenuRow } from './MenuFrame.tsx';

interface MenuPopupProps
  extends Pick<MenuProps, 'label' | 'items' | 'header' | 'align' | 'focusAfter'> {
  id: string;
  link: TriggerLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The open menu. */
export function MenuPopup({ label, items, header, focusAfter, ...frame }: MenuPopupProps) {
  const chosen = useRef(false);
  const remember = () => {
    chosen.current = true;
    rememberMenuTrigger(frame.link.button.current);
  };
  const moveFocus = () => {
    const target = chosen.current ? focusAfter?.() : null;
    chosen.current = false;
    target?.focus();
    return target != null;
  };
  return (
    <MenuFrame {...frame} moveFocus={moveFocus} aria-label={label} aria-labelledby={undefined}>
      {header ? <div className={styles.header}>{header}</div> : null}
      <MenuParts items={items} remember={remember} link={frame.link} />
    </MenuFrame>
  );
}

type Part = Exclude<MenuItem, MenuRadioItem> | MenuRadioItem[];

/** Adjacent radio items form one group. */
function groupRadios(items: readonly MenuItem[]): readonly Part[] {
  const groups: Part[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.kind !== 'radio') groups.push(item);
    else if (Array.isArray(last)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** By position without a label: the items of an open menu are not reordered. */
function partKey(part: Part, index: number): string {
  return 'label' in part ? part.label : `part ${index}`;
}

interface PartProps {
  /** Called before an action. */
  remember: () => void;
  link: TriggerLink;
}

function MenuParts({ items, ...props }: PartProps & { items: readonly MenuItem[] }) {
  return groupRadios(items).map((item, index) => (
    <MenuPart key={partKey(item, index)} item={item} {...props} />
  ));
}

function MenuPart({ item, remember, link }: PartProps & { item: Part }) {
  if (Array.isArray(item)) return <RadioItems items={item} />;
  if (item.kind === 'submenu') return <Submenu item={item} remember={remember} link={link} />;
  if (item.kind === 'group') return <Group {...item} remember={remember} link={link} />;
  if (item.kind === 'separator') return <Radix.Separator className={styles.separator} />;
  if (item.kind === 'link') return <LinkItem item={item} />;
  return <ActionItem item={item} remember={remember} />;
}

const look = (
  item: Exclude<Part, readonly MenuRadioItem[] | MenuGroup | { kind: 'separator' }> | MenuRadioItem,
) => ({
  className: styles.item,
  'data-tone': 'tone' in item ? item.tone : undefined,
  'data-described': item.description ? '' : undefined,
  disabled: item.disabled ?? false,
  textValue: item.label,
});

function ActionItem({ item, remember }: { item: MenuActionItem; remember: () => void }) {
  const readOnly = useReadOnly();
  const off = item.writes ? readOnly : null;
  return (
    <Radix.Item
      {...look(item)}
      {...(off ? { title: off.reason, 'aria-disabled': true, 'data-disabled': '' } : {})}
      onSelect={(event) => {
        if (off) return off.onPress();
        if (item.keepOpen) event.preventDefault();
        remember();
        item.onSelect();
      }}
    >
      <MenuRow {...item} />
    </Radix.Item>
  );
}

function LinkItem({ item }: { item: MenuLinkItem }) {
  const Anchor = useLinkComponent();
  return (
    <Radix.Item asChild {...look(item)} onSelect={() => item.onSelect?.()}>
      <Anchor
        href={item.href}
        target={item.newTab ? '_blank' : undefined}
        rel={item.newTab ? 'noreferrer' : undefined}
      >
        <MenuRow {...item} />
        {item.newTab ? (
          <VisuallyHidden>{` ${m.components_opens_in_new_tab()}`}</VisuallyHidden>
        ) : null}
      </Anchor>
    </Radix.Item>
  );
}

type GroupProps = PartProps & { label: string; items: readonly MenuItem[] };

function Group({ label, ...parts }: GroupProps) {
  return (
    <Radix.Group aria-label={label}>
      <Radix.Label className={styles.group}>{label}</Radix.Label>
      <MenuParts {...parts} />
    </Radix.Group>
  );
}

/** Beside its item a submenu needs the width of two menus. */
const isNarrow = () => matchMedia(narrower('sm')).matches;

function Submenu({ item, ...props }: PartProps & { item: MenuSubmenu }) {
  if (isNarrow()) {
    const items = item.disabled
      ? item.items.map((one) => ({ ...one, disabled: true }))
      : item.items;
    return <Group label={item.label} items={items} {...props} />;
  }
  return (
    <Radix.Sub>
      <Radix.SubTrigger {...look(item)}>
        <MenuRow {...item} />
        <span className={styles.icon}>
          <Icon icon={ChevronRight} />
        </span>
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent
          {...themeOf(props.link)}
          className={styles.menu}
          aria-label={item.label}
          sideOffset={4}
          alignOffset={-4}
          collisionPadding={8}
          loop
        >
          <MenuParts items={item.items} {...props} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

function RadioItems({ items }: { items: readonly MenuRadioItem[] }) {
  // By position: labels can repeat, such as names that users choose.
  const positions = items.map((item, index) => ({ item, position: String(index) }));
  return (
    <Radix.RadioGroup value={positions.find(({ item }) => item.checked)?.position ?? ''}>
      {positions.map(({ item, position }) => (
        <Radix.RadioItem key={position} value={position} {...look(item)} onSelect={item.onSelect}>
          <MenuRow {...item} />
          <span className={styles.icon} data-check>
            <Radix.ItemIndicator>
              <Icon icon={Check} />
            </Radix.ItemIndicator>
          </span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
