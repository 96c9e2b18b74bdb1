import { type KeyboardEvent, useId, useMemo, useReducer } from 'react';
import { filterOptions } from './filter.ts';
import { intentOf, isComposing } from './keys.ts';
import { closedListbox, listboxReducer, moveActive } from './listboxState.ts';
import type { Option } from './option.ts';

interface ListboxArgs {
  options: readonly Option[];
  /** Nothing may be added now: there are no rows, at all or as long as nothing is typed. */
  blocked: boolean | 'until typed';
  /** Value that the highlight starts from when the list opens. */
  start: string | null;
  /** Whether Tab takes the highlighted option with it. */
  tabPicks: boolean;
  onPick: (option: Option) => void;
  /** The field is left, or Enter pressed on no option, with this text in it. */
  onSettle: (query: string) => void;
}

const none: readonly Option[] = [];

/** Open and closed, the typed text, the highlight and the keyboard of one searchable select. */
export function useListbox({ options, blocked, start, tabPicks, onPick, onSettle }: ListboxArgs) {
  const [state, dispatch] = useReducer(listboxReducer, closedListbox);
  const id = useId();
  const { open, query } = state;
  const shut = blocked === 'until typed' ? query === null : blocked;
  const rows = useMemo(
    () => (shut ? none : filterOptions(options, query ?? '')),
    [shut, options, query],
  );
  const active = open ? rows.findIndex((row) => row.value === state.active) : -1;
  const activeOption = rows[active] ?? null;
  const optionId = (option: Option) => `${id}-${encodeURIComponent(option.value)}`;

  const highlightOnOpen = (otherwise: Option | undefined) =>
    rows.some((row) => row.value === start) ? start : (otherwise?.value ?? null);
  const close = () => dispatch({ type: 'closed' });
  const settle = () => {
    if (query !== null) onSettle(query);
    close();
  };

  /** Answers one key; true when the key is used up. */
  const answer = (event: KeyboardEvent): boolean => {
    const intent = intentOf(event, open);
    switch (intent.ask) {
      case 'open': {
        const { highlight } = intent;
        const active =
          highlight === 'keep' ? null : highlightOnOpen(rows.at(highlight === 'first' ? 0 : -1));
        dispatch({ type: 'opened', active });
        return true;
      }
      case 'move':
        dispatch({
          type: 'highlighted',
          active: moveActive(rows, state.active, intent.by, intent.wrap),
          byKey: true,
        });
        return true;
      case 'pick':
        if (intent.through) {
          if (tabPicks && activeOption) onPick(activeOption);
          else settle();
          return false;
        }
        if (activeOption) onPick(activeOption);
        else if (rows.length > 0) settle();
        return true;
      case 'close':
        close();
        return true;
      case 'caret':
        dispatch({ type: 'highlighted', active: null, byKey: true });
        return false;
      case 'nothing':
        return false;
    }
  };

  return {
    ...state,
    id: `${id}-list`,
    rows,
    activeIndex: active,
    activeOption,
    optionId,
    close,
    settle,
    dispatch,
    openAtValue: () => dispatch({ type: 'opened', active: highlightOnOpen(undefined) }),
    onType: (text: string) => {
      const first =
        text.trim() === '' || blocked === true ? undefined : filterOptions(options, text)[0];
      dispatch({ type: 'typed', query: text, active: first?.value ?? null });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isComposing(event.nativeEvent) && answer(event)) event.preventDefault();
    },
  };
}

export type Listbox = ReturnType<typeof useListbox>;
