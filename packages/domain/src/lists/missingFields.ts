import type { Collection } from '../listing/collection.ts';
import {
  fieldsOfCollection,
  type ListingField,
  shapeOf,
  storedName,
} from '../listing/listingShape.ts';
import { textThat } from './declaredList.ts';
import { readCondition } from './termCondition.ts';

/* Filter of a list by fields without a value: `logo,trial` for rows that miss one of them, `not.logo,trial` for rows that miss none. */

const kinds = ['line', 'text', 'link', 'email', 'phone', 'image'];

/** The fields that a submitted listing may leave empty. Terms have filters of their own. */
export const optionalFields = (collection: Collection): ListingField[] =>
  fieldsOfCollection(collection).filter((name) => {
    const { kind, required } = shapeOf(name);
    return !required && kinds.includes(kind);
  });

/** The text of a condition of stored names of fields; null for any other text. */
export const missingText = (collection: Collection) =>
  textThat((text) => {
    const { values } = readCondition(text);
    const known: readonly string[] = optionalFields(collection).map((name) => storedName(name));
    return new Set(values).size === values.length && values.every((each) => known.includes(each));
  });
