import type { JsonSchema } from './jsonSchema.ts';

/** Pictures are sent as a form: `files`, or `files0`, `files1` and so on; `fileInfo` is JSON of what is said about one. */
export const forms: Record<string, JsonSchema> = {
  'POST /upload': {
    type: 'object',
    properties: { fileInfo: { type: 'string' } },
    patternProperties: { '^files\\d*$': { type: 'string', format: 'binary' } },
    minProperties: 1,
  },
};
