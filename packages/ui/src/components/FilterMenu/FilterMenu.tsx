import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check, ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { MenuRow } from '../Menu/MenuRow.tsx';
import * as styles from './FilterMenu.css.ts';
import { filterText } from './filterText.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** A short remark at the end, such as how many there are. */
  detail?: string | undefined;
}

export interface FilterMenuProps {
  /** What is narrowed down, such as "Status". */
  label: string;
  options: readonly FilterOption[];
  /** Values of the checked options; none means that nothing is left out. Sets `data-set` on the chip. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

/** A chip in a toolbar that opens a menu of checks and says which of them are set. */
export function FilterMenu({ label, options, selected, onChange }: FilterMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const set = selected.length > 0;
  // Told in the order of the options, so that the same choice is the same address.
  const toggle = (value: string) =>
    onChange(
      options.flatMap((option) =>
        selected.includes(option.value) !== (option.value === value) ? [option.value] : [],
      ),
    );
  return (
    <span className={styles.chip} data-set={set || undefined}>
      <Radix.Root modal={false}>
        <Radix.Trigger ref={trigger} className={styles.trigger}>
          <ChipWords label={label} options={options} selected={selected} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={menu.menu}
            align="start"
            sideOffset={6}
            collisionPadding={8}
            loop
          >
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
            {set ? <ClearItem onSelect={() => onChange([])} /> : null}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {set ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={`Clear filter ${label}`}
          onClick={() => {
            onChange([]);
            trigger.current?.focus();
          }}
        >
          <Icon icon={X} size={14} />
        </button>
      ) : null}
    </span>
  );
}

function ChipWords({ label, options, selected }: Omit<FilterMenuProps, 'onChange'>) {
  const set = selected.length > 0;
  return (
    <>
      <span className={styles.words}>
        {label}
        {set ? (
          <>
            <span className={styles.names}>: {filterText(options, selected)}</span>
            <span className={styles.count}>: {selected.length}</span>
          </>
        ) : null}
      </span>
      <span className={set ? styles.chevronOfSet : styles.chevron}>
        <Icon icon={ChevronDown} size={14} />
      </span>
    </>
  );
}

/** The way back for a phone and for the keyboard, which stay in the menu. */
function ClearItem({ onSelect }: { onSelect: () => void }) {
  return (
    <>
      <Radix.Separator className={menu.separator} />
      <Radix.Item className={menu.item} onSelect={onSelect}>
        <span className={styles.check} />
        <MenuRow label="Clear" />
      </Radix.Item>
    </>
  );
}
