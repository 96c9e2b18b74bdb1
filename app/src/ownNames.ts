import { brandNameTexts, type Collection, collections } from '@portal/domain';
import { brand } from './brand.ts';

/** The names that the operator gave the kinds of listings. Without those that are the default: each place then has its own words. */
export const ownNames = (): Partial<Record<Collection, string>> =>
  Object.fromEntries(
    collections.flatMap((kind) =>
      brand.names[kind] === brandNameTexts[kind] ? [] : [[kind, brand.names[kind]]],
    ),
  );

/** A text about one kind of listings: `usual`, or `own` with the name that the operator gave the kind. Default of `own`: the name. */
export function named(
  kind: Collection,
  usual: string,
  own: (parts: { name: string }) => string = ({ name }) => name,
): string {
  const name = ownNames()[kind];
  return name === undefined ? usual : own({ name });
}
