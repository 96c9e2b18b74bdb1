import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { type TriggerLink, TriggerStandIn } from '../../internal/overlay/lateTrigger.ts';
import { lazyComponent, useLazyComponent } from '../../internal/overlay/lazyComponent.ts';
import { rememberMenuTrigger } from '../../internal/overlay/overlayFocus.ts';
import * as menu from '../Menu/Menu.css.ts';
import { MenuFrame, MenuRow } from '../Menu/MenuFrame.tsx';
import * as styles from './FilterMenu.css.ts';
import type { FilterMenuProps } from './FilterMenu.tsx';
import { toggleOption } from './toggleOption.ts';

export interface FilterPopupProps
  extends Pick<
    FilterMenuProps,
    'label' | 'options' | 'value' | 'single' | 'excludes' | 'onValueChange' | 'more'
  > {
  /** Id of the popup. */
  id: string;
  /** The chip. */
  link: TriggerLink;
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
}

const search = lazyComponent(async () => (await import('./FilterSearch.tsx')).FilterSearch);

/** The open filter: a menu, or a searchable list of many options. */
export function FilterPopup({ isLong, ...props }: FilterPopupProps & { isLong: boolean }) {
  const choice = useChoice(props);
  return isLong ? <LateSearch {...props} {...choice} /> : <FilterOptions {...props} {...choice} />;
}

/**
 * The last choice of the user, which the page may answer later: a list that it filters renders for longer than the next
 * press takes. A value that is no choice of the user, such as after Back, replaces it, and so does the value of the page once the popup is closed.
 */
function useChoice({ value, excludes, open, onValueChange }: FilterPopupProps) {
  const given = { key: JSON.stringify([value, excludes ?? false]), value, excludes };
  /** The value of the page, then the choices that it has not answered. */
  const [choices, setChoices] = useState([given]);
  const answered = choices.findIndex(({ key }) => key === given.key);
  const isOver = answered < 0 || (!open && choices.length > 1);
  if (isOver) setChoices([given]);
  else if (answered > 0) setChoices(choices.slice(answered));
  const last = (isOver ? undefined : choices.at(-1)) ?? given;
  return {
    value: last.value,
    excludes: last.excludes,
    onValueChange(next: string[], nextExcludes: boolean) {
      const choice = {
        key: JSON.stringify([next, nextExcludes]),
        value: next,
        excludes: excludes === undefined ? undefined : nextExcludes,
      };
      setChoices([...choices, choice]);
      onValueChange(next, nextExcludes);
    },
  };
}

/** The searchable list once its code has loaded; it opens then, and what is typed before that is searched. */
function LateSearch(props: FilterPopupProps) {
  const { link, open, onOpenChange } = props;
  const typed = useRef('');
  const Search = useLazyComponent(search, true, () => onOpenChange(false));
  if (Search) return <Search {...props} typed={typed} />;
  return (
    <TriggerStandIn
      link={link}
      onClick={() => onOpenChange(!open)}
      onKeyDown={(event) => {
        const opens = event.key === 'Enter' || event.key === ' ' || event.key === 'ArrowDown';
        if (opens && !open) onOpenChange(true);
        else if (open && isTyping(event)) typed.current += event.key;
        else return;
        // Neither clicks the chip nor is a shortcut of the page.
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

function FilterOptions({
  label,
  options,
  value: selected,
  single,
  excludes,
  onValueChange,
  more,
  ...frame
}: FilterPopupProps) {
  const toggle = (value: string) =>
    onValueChange(
      toggleOption(options, single ? selected.filter((each) => each === value) : selected, value),
      excludes ?? false,
    );
  return (
    <MenuFrame {...frame} aria-label={label} aria-labelledby={undefined} align="start">
      {options.map((option) => (
        <CheckItem
          key={option.value}
          {...option}
          checked={selected.includes(option.value)}
          closes={single}
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
  /** Closes the menu. Default false. */
  closes?: boolean | undefined;
  onToggle: () => void;
}

/** A checkbox. */
function CheckItem({ label, detail, checked, closes, onToggle }: CheckItemProps) {
  return (
    <Radix.CheckboxItem
      className={menu.item}
      textValue={label}
      checked={checked}
      onCheckedChange={onToggle}
      onSelect={(event) => {
        if (!closes) event.preventDefault();
      }}
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
