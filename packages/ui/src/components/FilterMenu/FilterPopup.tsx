import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import type { TriggerLink } from '../../internal/overlay/lateTrigger.ts';
import * as menu from '../Menu/Menu.css.ts';
import { MenuFrame, MenuRow } from '../Menu/MenuFrame.tsx';
import * as styles from './FilterMenu.css.ts';
import type { FilterMenuProps } from './FilterMenu.tsx';

interface FilterPopupProps
  extends Pick<FilterMenuProps, 'options' | 'value' | 'excludes' | 'onValueChange'> {
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
      {selected.length > 0 ? (
        <>
          <Radix.Separator className={menu.separator} />
          {excludes === undefined ? null : (
            <CheckItem
              label={m.components_filter_exclude()}
              checked={excludes}
              onToggle={() => onValueChange([...selected], !excludes)}
            />
          )}
          <ClearItem onSelect={() => onValueChange([], false)} />
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

/** Clears the filter from within the menu, for phones and keyboard users. */
function ClearItem({ onSelect }: { onSelect: () => void }) {
  return (
    <Radix.Item className={menu.item} onSelect={onSelect}>
      <span className={styles.check} />
      <MenuRow label={m.components_filter_clear()} />
    </Radix.Item>
  );
}
