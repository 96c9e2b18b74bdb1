import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { ControlProps } from '../../internal/elementProps.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import type { Option } from '../../internal/listbox/option.ts';
import { menuEntryKeys, useLateTrigger } from '../../internal/overlay/lateTrigger.ts';
import { lazyComponent } from '../../internal/overlay/lazyComponent.ts';
import * as styles from './FilterMenu.css.ts';

export interface FilterMenuProps extends ControlProps<'button'> {
  /** Name of the filter, such as "Status". */
  label: string;
  /** The options, even thousands; more than 12 are searched. Keep the array the same between renders. */
  options: readonly Option[];
  /** Values of the checked options; none is no filter. Sets `data-set` on the chip. */
  value: readonly string[];
  /** At most one option is checked: a choice replaces it and closes the menu. Only up to 12 options. Default false. */
  single?: boolean | undefined;
  /** Whether rows with a checked value are left out; the menu then offers the choice. Default: it cannot be chosen. */
  excludes?: boolean | undefined;
  /** Called with all selected values, in the order of the options, and whether they are excluded. */
  onValueChange: (value: string[], excludes: boolean) => void;
  /** An action after the options, such as one that opens a dialog for any other value. Default: none. */
  more?: { label: string; onSelect: () => void } | undefined;
  /** The options are loading; a press opens the menu once they have loaded. Default false. */
  loading?: boolean | undefined;
  /** Called on hover, focus and press, in time to load the options. */
  onApproach?: (() => void) | undefined;
}

const popup = lazyComponent(async () => (await import('./FilterPopup.tsx')).FilterPopup);

/** A toolbar chip that opens a menu of checkboxes, or a searchable list of many, and shows the checked ones. */
export function FilterMenu({
  label,
  options,
  value,
  single,
  excludes,
  onValueChange,
  more,
  loading,
  onApproach,
  ...rest
}: FilterMenuProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [open, setOpen] = useState(false);
  const isLong = options.length > 12;
  const {
    Part: Popup,
    trigger,
    link,
  } = useLateTrigger(popup, menuEntryKeys, rest, {
    loading,
    onApproach,
  });
  const set = value.length > 0;
  return (
    <span className={styles.chip} data-set={set || undefined}>
      <button
        {...trigger}
        type="button"
        className={styles.trigger}
        id={id}
        aria-haspopup={isLong ? 'dialog' : 'menu'}
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        data-state={open ? 'open' : 'closed'}
      >
        <ChipWords label={label} options={options} value={value} excludes={excludes} />
      </button>
      {Popup ? (
        <Popup
          id={`${id}-menu`}
          isLong={isLong}
          label={label}
          link={link}
          open={open}
          onOpenChange={setOpen}
          options={options}
          value={value}
          single={single}
          excludes={excludes}
          onValueChange={onValueChange}
          more={more}
        />
      ) : null}
      {set ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={m.components_filter_clear_named({ label })}
          onClick={() => {
            onValueChange([], false);
            link.button.current?.focus();
          }}
        >
          <Icon icon={X} size={14} />
        </button>
      ) : null}
    </span>
  );
}

function ChipWords({
  label,
  options,
  value,
  excludes,
}: Pick<FilterMenuProps, 'label' | 'options' | 'value' | 'excludes'>) {
  const set = value.length > 0;
  const text = filterText(options, value);
  return (
    <>
      <span className={styles.words}>
        {set ? `${label}: ${excludes ? m.components_filter_not({ values: text }) : text}` : label}
      </span>
      <span className={set ? styles.chevronOfSet : styles.chevron}>
        <Icon icon={ChevronDown} size={14} />
      </span>
    </>
  );
}

/** Names of the selected options, or their number above three, and until the options have loaded. */
function filterText(options: readonly Option[], selected: readonly string[]): string {
  const chosen = options.filter(({ value }) => selected.includes(value));
  if (selected.length > 3 || chosen.length === 0) return String(selected.length);
  return chosen.map(({ label }) => label).join(', ');
}
