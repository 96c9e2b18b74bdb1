import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Announcement } from '../Announcement.tsx';
import * as box from '../field/Field.css.ts';
import { Opener } from './ListboxInput.tsx';
import { ListboxPopup } from './ListboxPopup.tsx';
import * as styles from './listbox.css.ts';
import type { Option } from './option.ts';
import { announcement, type ListboxTexts, speaksActive } from './texts.ts';
import type { Listbox } from './useListbox.ts';

interface ListboxFieldProps {
  name: string;
  label: string;
  listbox: Listbox;
  selected: readonly string[];
  multiple: boolean;
  full: number | null;
  loading: boolean;
  disabled: boolean | undefined;
  texts: ListboxTexts;
  input: RefObject<HTMLInputElement | null>;
  /** How many options there are, if more than those. */
  total?: number | undefined;
  /** Announced in place of the state of the open list. */
  problem?: string | undefined;
  /** Below the open list. */
  foot?: ReactNode;
  /** Additional class of the box. */
  className?: string | undefined;
  onPick: (option: Option) => void;
  onBlur: (() => void) | undefined;
  /** Content of the box before its arrow. */
  children: ReactNode;
}

/** A searchable select: its box, list, hidden form values and announcements. */
export function ListboxField({
  listbox,
  selected,
  texts,
  disabled,
  loading,
  full,
  ...props
}: ListboxFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const { open, rows, activeIndex, activeOption, byKey } = listbox;

  const onMouseDown = (event: MouseEvent) => {
    const { target } = event;
    const input = props.input.current;
    if (disabled || event.button !== 0 || !input || !(target instanceof Element)) return;
    // A click in the text of an open field places the caret; chips handle their own clicks.
    if ((open && target === input) || target.closest('[data-chip]')) return;
    event.preventDefault();
    input.focus();
    if (open) {
      if (target.closest('button')) listbox.close();
      return;
    }
    // Typing replaces the selected name; selecting backward keeps its start visible.
    input.setSelectionRange(0, input.value.length, 'backward');
    input.scrollLeft = 0;
    listbox.openAtValue();
  };

  const tells = byKey && activeOption && open && speaksActive();
  const active = tells
    ? {
        option: activeOption,
        selected: selected.includes(activeOption.value),
        position: activeIndex + 1,
      }
    : null;
  const message = announcement(
    { open, loading, full, count: props.total ?? rows.length, active, said: listbox.said },
    texts,
  );
  const spoken = open && props.problem ? props.problem : message;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the focus leaving its controls.
    <div
      className={styles.root}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) {
          if (event.target === props.input.current) listbox.close();
          return;
        }
        listbox.settle();
        props.onBlur?.();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on the box acts on its input. */}
      <div ref={field} className={props.className ?? box.box} onMouseDown={onMouseDown}>
        {props.children}
        <Opener
          listbox={listbox}
          loading={loading}
          disabled={disabled}
          texts={texts}
          label={props.label}
        />
      </div>
      {selected.map((value) => (
        <input key={value} type="hidden" name={props.name} value={value} disabled={disabled} />
      ))}
      {open ? (
        <ListboxPopup
          id={listbox.id}
          label={props.label}
          field={field}
          rows={rows}
          optionId={listbox.optionId}
          selected={selected}
          multiple={props.multiple}
          active={activeIndex}
          followActive={byKey}
          loading={loading}
          full={full}
          texts={texts}
          foot={props.foot}
          onPoint={(option) =>
            listbox.dispatch({ type: 'highlighted', active: option.value, byKey: false })
          }
          onPick={props.onPick}
          onDismiss={listbox.settle}
        />
      ) : null}
      <Announcement message={spoken} />
    </div>
  );
}
