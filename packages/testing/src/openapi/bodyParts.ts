import type { JsonSchema } from './jsonSchema.ts';

/* Parts of the schemas of bodies. */

export const text = (maxLength?: number): JsonSchema => ({
  type: 'string',
  ...(maxLength === undefined ? {} : { maxLength }),
});
export const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type, 'null'],
});
export const flag: JsonSchema = { type: 'boolean' };
export const id: JsonSchema = { type: 'integer', minimum: 0 };

export const closed = (properties: object, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
export const data = (schema: JsonSchema): JsonSchema => closed({ data: schema }, ['data']);
/** With all its properties. */
export const whole = (properties: object): JsonSchema =>
  closed(properties, Object.keys(properties));
