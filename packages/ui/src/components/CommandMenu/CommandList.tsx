import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Announcement } from '../../internal/Announcement.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { announcement } from '../../internal/listbox/announce.ts';
import { intentOf, isComposing } from '../../internal/listbox/keys.ts';
import { moveActive } from '../../internal/listbox/listboxState.ts';
import { speaksActive } from '../../internal/listbox/speaksActive.ts';
import { listboxTexts } from '../../internal/listbox/texts.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { CommandGroups } from './CommandGroups.tsx';
import * as styles from './CommandMenu.css.ts';
import type { CommandMenuProps } from './CommandMenu.tsx';
import { findCommands } from './command.ts';

interface CommandListProps extends Omit<CommandMenuProps, 'open' | 'onOpenChange'> {
  /** The way out for those without an Escape key. */
  close: ReactNode;
}

/** The field and its list: the focus stays in the field, which names the highlighted row. */
export function CommandList({
  label,
  placeholder = label,
  groups,
  onChoose,
  none = listboxTexts.none,
  close,
}: CommandListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = findCommands(groups, query);
  const rows = found.flatMap(({ commands }) => commands);
  const active = rows.find(({ value }) => value === wanted) ?? rows[0] ?? null;
  const idOf = (value: string) => `${id}-${encodeURIComponent(value)}`;

  const highlight = (value: string | null) => {
    setWanted(value);
    if (value !== null) document.getElementById(idOf(value))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const intent = intentOf(event, true);
    if (intent.ask === 'move') {
      event.preventDefault();
      highlight(moveActive(rows, active?.value ?? null, intent.by, intent.wrap));
    } else if (intent.ask === 'pick' && !intent.through) {
      event.preventDefault();
      if (active) onChoose(active);
    }
  };
  const message = announcement(
    {
      open: true,
      loading: false,
      full: null,
      count: rows.length,
      active:
        active && wanted !== null && speaksActive()
          ? { option: active, selected: false, position: rows.indexOf(active) + 1 }
          : null,
      said: '',
    },
    { ...listboxTexts, none },
  );

  return (
    <>
      <div className={styles.search}>
        <Icon icon={Search} size={18} />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? idOf(active.value) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setWanted(null);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={onKeyDown}
        />
        {close}
      </div>
      <CommandGroups
        ref={list}
        id={`${id}-list`}
        label={label}
        groups={found}
        active={active?.value ?? null}
        idOf={idOf}
        onPoint={setWanted}
        onChoose={onChoose}
      />
      {rows.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <div className={styles.keys} aria-hidden>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        to move
        <span className={styles.keyGap} />
        <Kbd>Enter</Kbd>
        to choose
        <span className={styles.keyGap} />
        <Kbd>Esc</Kbd>
        to close
      </div>
      <Announcement message={message} />
    </>
  );
}
