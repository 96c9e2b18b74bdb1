/** The words of the searchable selects; `{n}`, `{position}` and `{label}` stand for what is filled in. */
export const listboxTexts = {
  none: 'No results found',
  loading: 'Loading',
  full: 'Max {n} already selected',
  fullHelp: 'Remove one to choose another.',
  one: '1 result',
  many: '{n} results',
  open: 'Show options for {label}',
  remove: 'Remove {label}',
  selected: '{label} selected',
  removed: '{label} removed',
  unknown: 'not in the list',
  chosen: 'Selected',
  place: '{position} of {n}',
} as const;

export type ListboxTexts = Record<keyof typeof listboxTexts, string>;

/** Puts values where the text says `{name}`, numbers as they are written here; a name without a value stays. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? value.toLocaleString('en-NZ') : (value ?? whole);
  });
}
