import {
  arrivals,
  collections,
  importKeys,
  importOutcomes,
  importStates,
  recordOf,
} from '@portal/domain';
import { array, boolean, enums, type Infer, nullable, number, object, string } from 'superstruct';
import { fromWire } from './wire.ts';

/** An import of listings from a file. */
export const importStruct = fromWire(
  object({
    id: number(),
    type: enums(collections),
    state: enums(importStates),
    /** Name of the file. */
    file: string(),
    format: enums(['csv', 'json']),
    /** The columns of the file, with some of their cells; `target` is what they are imported as. */
    columns: array(
      object({ name: string(), samples: array(string()), target: nullable(string()) }),
    ),
    key: enums(importKeys),
    arrival: enums(arrivals),
    /** Whether names of no term are left out, instead of failing the row. */
    skipUnknownTerms: boolean(),
    rows: number(),
    /** Rows that the server went through. */
    done: number(),
    counts: object(recordOf(importOutcomes, () => number())),
    /** The first rows with errors; a path begins with the name of the field, or is `row`. */
    problems: array(
      object({
        row: number(),
        errors: array(object({ path: array(string()), message: string() })),
      }),
    ),
    createdAt: string(),
    finishedAt: nullable(string()),
  }),
  { finishedAt: 'finished_at', skipUnknownTerms: 'skip_unknown_terms' },
);

export type Import = Infer<typeof importStruct>;
