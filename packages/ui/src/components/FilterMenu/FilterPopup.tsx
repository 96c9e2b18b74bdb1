import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import type { TriggerLink } from '../../internal/overlay/lateTrigger.ts';
import * as menu from '../Menu/Menu.css.ts';
import { MenuFrame, MenuRow } from '../Menu/MenuFrame.tsx';
import * as styles from './FilterMenu.css.ts';
import type { FilterMenuProps } from './FilterMenu.tsx';

interface FilterPopupProps extends Pick<FilterMenuProps, 'options' | 'value' | 'onValueChange'> {
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
  onValueChange,
  ...frame
}: FilterPopupProps) {
  // In the order of the options, so that the same selection gives the same URL.
  const toggle = (value: string) =>
    onValueChange(
      options.flatMap((option) =>
        selected.includes(option.value) !== (option.value === value) ? [option.value] : [],
      ),
    );
  return (
    <MenuFrame {...frame} align="start">
      {options.map((option) => (
        <Radix.CheckboxItem
          key={option.value}
          className={menu.item}
          textValue={option.label}
          checked={selected.includes(option.value)}
          onCheckedChange={() => toggle(option.value)}
          onSelect={(event) => event.preventDefault()}
        >
          <span className={styles.check}>
            <Radix.ItemIndicator>
              <Icon icon={Check} />
            </Radix.ItemIndicator>
          </span>
          <MenuRow label={option.label} detail={option.detail} />
        </Radix.CheckboxItem>
      ))}
      {selected.length > 0 ? <ClearItem onSelect={() => onValueChange([])} /> : null}
    </MenuFrame>
  );
}

/** Clears the filter from within the menu, for phones and keyboard users. */
function ClearItem({ onSelect }: { onSelect: () => void }) {
  return (
    <>
      <Radix.Separator className={menu.separator} />
      <Radix.Item className={menu.item} onSelect={onSelect}>
        <span className={styles.check} />
        <MenuRow label={m.components_filter_clear()} />
      </Radix.Item>
    </>
  );
}
