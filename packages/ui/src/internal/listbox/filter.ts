import { fold } from '../fold.ts';
import type { Option } from './option.ts';

const normalise = (text: string): string => fold(text).trim();

const known = new WeakMap<Option, string>();

function searchable(option: Option): string {
  const cached = known.get(option);
  if (cached !== undefined) return cached;
  const text = normalise(option.label);
  known.set(option, text);
  return text;
}

/** Options that contain every word of the query; those that start with the query are first. */
export function filterOptions<Row extends Option>(
  options: readonly Row[],
  query: string,
): readonly Row[] {
  const text = normalise(query);
  if (text === '') return options;
  const words = text.split(/\s+/);
  const found = options.filter((option) =>
    words.every((word) => searchable(option).includes(word)),
  );
  const first = found.filter((option) => searchable(option).startsWith(text));
  if (first.length === 0 || first.length === found.length) return found;
  return [...first, ...found.filter((option) => !searchable(option).startsWith(text))];
}

/** The option whose full label was typed. */
export function findByLabel(options: readonly Option[], query: string): Option | undefined {
  const text = normalise(query);
  return text === '' ? undefined : options.find((option) => searchable(option) === text);
}
