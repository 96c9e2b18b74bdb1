import type { Option } from './option.ts';
import { fill, type ListboxTexts } from './texts.ts';

export interface Situation {
  open: boolean;
  loading: boolean;
  /** The limit that has been reached, if there is one. */
  full: number | null;
  count: number;
  /** The highlighted option, where the screen reader does not speak it by itself. */
  active: { option: Option; selected: boolean; position: number } | null;
  /** What was just done. */
  said: string;
}

/** What the live region says now; empty when there is nothing to say. */
export function announcement(
  { open, loading, full, count, active, said }: Situation,
  texts: ListboxTexts,
): string {
  const state = open ? listState({ loading, full, count }, texts) : '';
  if (said) return full !== null && open ? `${said}. ${state}` : said;
  if (open && active) {
    const place = fill(texts.place, { position: active.position, n: count });
    return [active.option.label, active.selected ? texts.chosen : '', place]
      .filter(Boolean)
      .join(', ');
  }
  return state;
}

function listState(
  { loading, full, count }: Pick<Situation, 'loading' | 'full' | 'count'>,
  texts: ListboxTexts,
) {
  if (full !== null) return `${fill(texts.full, { n: full })}. ${texts.fullHelp}`;
  if (loading) return texts.loading;
  if (count === 0) return texts.none;
  return count === 1 ? texts.one : fill(texts.many, { n: count });
}
