import type { Action } from '../access/access.ts';
import { type AnyRecordKind, recordKinds } from '../records/kinds.ts';
import type { RecordKind } from '../records/recordKind.ts';
import type { Calls } from './call.ts';

/** The calls of a kind of declared record. */
type CallsOf<K extends RecordKind> = {
  readonly [Name in `list${Capitalize<K['many']>}`]: readonly [
    `GET /${K['many']}`,
    `${K['one']}.read`,
  ];
} & {
  readonly [Name in `create${Capitalize<K['one']>}`]: readonly [
    `POST /${K['many']}`,
    `${K['one']}.write`,
    'repeatable',
  ];
} & {
  readonly [Name in `change${Capitalize<K['one']>}`]: readonly [
    `PATCH /${K['many']}/{id}`,
    `${K['one']}.write`,
  ];
} & {
  readonly [Name in `delete${Capitalize<K['one']>}`]: readonly [
    `DELETE /${K['many']}/{id}`,
    `${K['one']}.write`,
  ];
};

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of the calls of a kind. */
export const recordCallNames = ({ one, many }: Pick<RecordKind, 'one' | 'many'>) => ({
  list: `list${upper(many)}`,
  create: `create${upper(one)}`,
  change: `change${upper(one)}`,
  delete: `delete${upper(one)}`,
});

type RecordCalls = { readonly [K in AnyRecordKind as K['many']]: CallsOf<K> };

const callsOf = (kind: RecordKind): Calls => {
  const names = recordCallNames(kind);
  const path = `/${kind.many}` as const;
  // The type of `recordCalls` checks that these exist.
  const read = `${kind.one}.read` as Action;
  const write = `${kind.one}.write` as Action;
  return {
    [names.list]: [`GET ${path}`, read],
    [names.create]: [`POST ${path}`, write, 'repeatable'],
    [names.change]: [`PATCH ${path}/{id}`, write],
    [names.delete]: [`DELETE ${path}/{id}`, write],
  };
};

/** The calls of each kind of declared record. It compiles once `access.ts` has their actions. */
export const recordCalls: RecordCalls & Readonly<Record<string, Calls>> = Object.fromEntries(
  recordKinds.map((kind) => [kind.many, callsOf(kind)]),
) as RecordCalls;
