import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import type { TriggerLink } from '../../internal/overlay/lateTrigger.ts';
import { rememberMenuTrigger } from '../../internal/overlay/overlayFocus.ts';
import * as menu from '../Menu/Menu.css.ts';
import { MenuFrame, MenuRow } from '../Menu/MenuFrame.tsx';
import * as styles from './FilterMenu.css.ts';
import type { FilterMenuProps } from './FilterMenu.tsx';

interface FilterPopupProps
  extends Pick<FilterMenuProps, 'options' | 'value' | 'excludes' | 'onValueChange' | 'more'> {
  id: string;
  'aria-labelledby': string;
  link: TriggerLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The open filter menu. */
export function FilterPopup({
  options,
  value: selected,
  excludes,
  onValueChange,
  more,
  ...frame
}: FilterPopupProps) {
  // In the order of the options, so that the same selection gives the same URL.
  const toggle = (value: string) =>
    onValueChange(
      options.flatMap((option) =>
        selected.includes(option.value) !== (option.value === value) ? [option.value] : [],
      ),
      excludes ?? false,
    );
  return (
    <MenuFrame {...frame} align="start">
      {options.map((option) => (
        <CheckItem
          key={option.value}
          {...option}
          checked={selected.includes(option.value)}
          onToggle={() => toggle(option.value)}
        />
      ))}
      {more || selected.length > 0 ? <Radix.Separator className={menu.separator} /> : null}
      {more ? (
        <PlainItem
          label={more.label}
          onSelect={() => {
            rememberMenuTrigger(frame.link.button.current);
            more.onSelect();
          }}
        />
      ) : null}
      {selected.length > 0 ? (
        <>
          {excludes === undefined ? null : (
            <CheckItem
              label={m.components_filter_exclude()}
              checked={excludes}
              onToggle={() => onValueChange([...selected], !excludes)}
            />
          )}
          <PlainItem
            label={m.components_filter_clear()}
            onSelect={() => onValueChange([], false)}
          />
        </>
      ) : null}
    </MenuFrame>
  );
}

interface CheckItemProps {
  label: string;
  detail?: string | undefined;
  checked: boolean;
  onToggle: () => void;
}

/** A checkbox that leaves the menu open. */
function CheckItem({ label, detail, checked, onToggle }: CheckItemProps) {
  return (
    <Radix.CheckboxItem
      className={menu.item}
      textValue={label}
      checked={checked}
      onCheckedChange={onToggle}
      onSelect={(event) => event.preventDefault()}
    >
      <span className={styles.check}>
        <Radix.ItemIndicator>
          <Icon icon={Check} />
        </Radix.ItemIndicator>
      </span>
      <MenuRow label={label} detail={detail} />
    </Radix.CheckboxItem>
  );
}

/** Closes the menu; clearing is here as well for phones and keyboard users. */
function PlainItem({ label, onSelect }: { label: string; onSelect: () => void }) {
  return (
    <Radix.Item className={menu.item} onSelect={onSelect}>
      <span className={styles.check} />
      <MenuRow label={label} />
    </Radix.Item>
  );
}
