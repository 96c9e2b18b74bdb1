import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { m } from '../../i18n/messages.js';
import { ListFoot } from './ListFoot.tsx';
import type { Option } from './option.ts';
import type { Listbox } from './useListbox.ts';

/** Props of a searchable select whose options a server finds. */
export interface ServerOptions {
  /**
   * Called with the text when the list opens, which is empty, and on each change. `options` are then the app's answer, which the
   * text does not filter. Set `loading` at once, and drop answers to an older text.
   */
  onQueryChange?: ((query: string) => void) | undefined;
  /**
   * Asked for the options of selected values that no `options` had so far, such as those of a stored record or a restored draft.
   * Until it answers, and unless it fails, no value is shown in place of a label. Default: `options` include them at first.
   */
  getOptions?: ((values: readonly string[]) => Promise<readonly Option[]>) | undefined;
  /** How many options answer the text, if `options` are only the first of them; a line says so, unless `loading`. */
  total?: number | undefined;
  /** Why the text has no answer, in one sentence, which is shown in place of `options`. */
  problem?: string | undefined;
  /** Asks again after a problem, by its button or Enter. */
  onRetry?: (() => void) | undefined;
}

interface Searched extends Omit<ServerOptions, 'getOptions'> {
  listbox: Listbox;
  loading: boolean;
}

/** Tells the text of an open list, and what its field shows and does about the answer. */
export function useAnswer({ listbox, loading, onQueryChange, total, problem, onRetry }: Searched) {
  const { open, query, rows } = listbox;
  const tell = useEffectEvent((text: string) => onQueryChange?.(text));
  useEffect(() => {
    if (open) tell(query ?? '');
  }, [open, query]);
  const retriesByKey = open && problem !== undefined;
  // Without rows the list says why.
  const known = loading || rows.length === 0 ? undefined : total;
  const partial = problem !== undefined || (known ?? 0) > rows.length;
  return {
    shown: {
      total: known,
      problem,
      foot: partial ? (
        <ListFoot
          problem={problem}
          onRetry={onRetry}
          retryKey={retriesByKey ? m.components_key_enter() : undefined}
          shown={rows.length}
          count={known ?? 0}
        />
      ) : null,
    },
    onKey(event: KeyboardEvent): boolean {
      const retries = retriesByKey && event.key === 'Enter' && onRetry !== undefined;
      if (retries) onRetry();
      return retries;
    },
  };
}
