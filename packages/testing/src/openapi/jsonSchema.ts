import { listingNames, snake } from '@portal/domain';
import type { Context } from 'superstruct';

/* Converts structs to JSON Schema. Structs cannot be inspected, so they are probed with values. */

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The part of every struct that is used here. */
export interface AnyStruct {
  type: string;
  schema: unknown;
  is(value: unknown): boolean;
  coercer(value: unknown, context: Context): unknown;
  entries(value: unknown, context: Context): Iterable<[string | number, unknown, AnyStruct]>;
}

const context: Context = { branch: [], path: [] };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The name of one of our fields on the wire. */
function wireName(struct: AnyStruct, field: string): string {
  const candidates = [...Object.values(listingNames), snake(field)];
  const becomes = (name: string) =>
    Object.keys(Object(struct.coercer({ [name]: null }, context)))[0];
  return candidates.find((name) => becomes(name) === field) ?? field;
}

function fieldsOf(struct: AnyStruct, sample: object): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [field, , part] of struct.entries(sample, context)) {
    if (part.type === 'never') continue;
    const name = wireName(struct, String(field));
    properties[name] = schemaOf(part);
    if (!part.is(undefined)) required.push(name);
  }
  return { type: 'object', properties, required, additionalProperties: false };
}

function partOf(struct: AnyStruct, sample: object): JsonSchema {
  const part = [...struct.entries(sample, context)].at(-1)?.[2];
  if (!part) throw new Error(`A struct of type ${struct.type} has no parts.`);
  return schemaOf(part);
}

function plain(struct: AnyStruct): JsonSchema {
  const { schema, type } = struct;
  if (type === 'object') return fieldsOf(struct, {});
  if (type === 'listing')
    return {
      anyOf: [fieldsOf(struct, { type: 'app' }), fieldsOf(struct, { type: 'service' })],
    };
  if (type === 'array') return { type: 'array', items: partOf(struct, [0]) };
  if (type === 'record')
    return { type: 'object', additionalProperties: partOf(struct, { key: 0 }) };
  if (type === 'literal') return { const: schema };
  if (type === 'enums' && isRecord(schema)) return { enum: Object.values(schema) };
  if (type === 'unknown') return {};
  if (['string', 'number', 'boolean'].includes(type)) return { type };
  throw new Error(`Structs of type ${type} are not supported.`);
}

const named = new Map<unknown, string>();

/** Refers to the struct by this name wherever it is part of another one, from now on. Returns its schema. */
export function nameSchema(name: string, struct: AnyStruct): JsonSchema {
  const schema = plain(struct);
  named.set(struct.schema ?? struct, name);
  return schema;
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export function schemaOf(struct: AnyStruct): JsonSchema {
  const name = named.get(struct.schema ?? struct);
  const schema = name === undefined ? plain(struct) : refTo(name);
  if (!struct.is(null) || struct.type === 'unknown') return schema;
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}
