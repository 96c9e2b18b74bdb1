import { Search } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { Announcement } from '../../internal/Announcement.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { inSentence } from '../../internal/inSentence.ts';
import { OptionList } from '../../internal/listbox/OptionList.tsx';
import type { Option } from '../../internal/listbox/option.ts';
import { announcement, fill, listboxTexts, speaksActive } from '../../internal/listbox/texts.ts';
import { useListbox } from '../../internal/listbox/useListbox.ts';
import { rememberMenuTrigger } from '../../internal/overlay/overlayFocus.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PopoverPopup } from '../Popover/PopoverPopup.tsx';
import type { FilterPopupProps } from './FilterPopup.tsx';
import * as styles from './FilterSearch.css.ts';
import { toggleOption } from './toggleOption.ts';

/** The open filter of many options: a search field, the list and what applies to the selected ones. */
export function FilterSearch({
  id,
  link,
  open,
  onOpenChange,
  typed,
  ...filter
}: FilterPopupProps & TypedBefore) {
  return (
    <PopoverPopup
      id={id}
      link={link}
      open={open}
      onOpenChange={onOpenChange}
      title={filter.label}
      titleHidden
      opensByArrow
      align="start"
      side="bottom"
    >
      <div className={styles.content}>
        <OptionSearch {...filter} typed={typed} />
        <Choices
          {...filter}
          onMore={(act) => {
            rememberMenuTrigger(link.button.current);
            onOpenChange(false);
            act();
          }}
          onClear={() => {
            onOpenChange(false);
            filter.onValueChange([], false);
          }}
        />
      </div>
    </PopoverPopup>
  );
}

interface TypedBefore {
  /** What was typed before this code had loaded. */
  typed: RefObject<string>;
}

type FilterProps = Omit<FilterPopupProps, 'id' | 'link' | 'open' | 'onOpenChange'>;

function OptionSearch(props: FilterProps & TypedBefore) {
  const { label, options, value, excludes, onValueChange, typed } = props;
  const input = useRef<HTMLInputElement>(null);
  const [before] = useState(() => new Set(value));
  /** What was selected when it opened is first. */
  const ordered = useMemo(() => {
    const isBefore = (option: Option) => before.has(option.value);
    return [...options.filter(isBefore), ...options.filter((option) => !isBefore(option))];
  }, [options, before]);
  const pick = (option: Option) => {
    const next = toggleOption(options, value, option.value);
    onValueChange(next, excludes ?? false);
    const done = next.length > value.length ? listboxTexts.selected : listboxTexts.removed;
    const said = fill(done, { label: option.label });
    // The found ones stay, to check several; typing searches anew.
    listbox.dispatch({ type: 'picked', active: option.value, said, query: listbox.query });
    input.current?.select();
  };
  const listbox = useListbox({
    options: ordered,
    blocked: false,
    steady: true,
    start: null,
    tabPicks: false,
    onPick: pick,
    onSettle: () => undefined,
  });
  const searchTyped = useEffectEvent(() => {
    if (typed.current) listbox.onType(typed.current);
    typed.current = '';
  });
  useEffect(() => searchTyped(), []);
  const { rows, activeIndex, activeOption, byKey, query } = listbox;
  const searchLabel = m.components_filter_search({ label: inSentence(label) });
  const spoken =
    byKey && activeOption && speaksActive()
      ? {
          option: activeOption,
          selected: value.includes(activeOption.value),
          position: activeIndex + 1,
        }
      : null;
  return (
    <>
      <div className={styles.head}>
        <label htmlFor={`${listbox.id}-field`} className={styles.searchIcon}>
          <Icon icon={Search} />
        </label>
        <input
          ref={input}
          id={`${listbox.id}-field`}
          type="text"
          role="combobox"
          aria-label={searchLabel}
          placeholder={searchLabel}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listbox.id}
          aria-activedescendant={activeOption ? listbox.optionId(activeOption) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className={styles.input}
          value={query ?? ''}
          onChange={(event) => listbox.onType(event.target.value)}
          onKeyDown={listbox.onKeyDown}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only prevents a press from moving the focus out of the field. */}
      <div onMouseDown={(event) => event.preventDefault()}>
        <OptionList
          id={listbox.id}
          label={label}
          rows={rows}
          optionId={listbox.optionId}
          selected={value}
          multiple
          active={activeIndex}
          followActive={byKey}
          className={styles.list}
          onPoint={(option) =>
            listbox.dispatch({ type: 'highlighted', active: option.value, byKey: false })
          }
          onPick={pick}
        />
      </div>
      {rows.length === 0 ? <p className={styles.none}>{listboxTexts.none}</p> : null}
      <Announcement
        message={announcement(
          {
            open: query !== null || spoken !== null,
            loading: false,
            full: null,
            count: rows.length,
            active: spoken,
            said: listbox.said,
          },
          listboxTexts,
        )}
      />
    </>
  );
}

interface ChoicesProps extends Pick<FilterProps, 'value' | 'excludes' | 'onValueChange' | 'more'> {
  onMore: (act: () => void) => void;
  onClear: () => void;
}

/** What applies to the selected options, and another action. */
function Choices({ value, excludes, onValueChange, more, onMore, onClear }: ChoicesProps) {
  const set = value.length > 0;
  if (!set && !more) return null;
  return (
    <div className={styles.foot}>
      {set && excludes !== undefined ? (
        <Checkbox
          name="excludes"
          label={m.components_filter_exclude()}
          checked={excludes}
          onChange={() => onValueChange([...value], !excludes)}
        />
      ) : null}
      {more ? (
        <Button size="compact" tone="ghost" onClick={() => onMore(more.onSelect)}>
          {more.label}
        </Button>
      ) : null}
      {set ? (
        <Button size="compact" tone="ghost" onClick={onClear}>
          {m.components_filter_clear()}
        </Button>
      ) : null}
    </div>
  );
}
