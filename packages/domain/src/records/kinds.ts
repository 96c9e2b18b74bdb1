import type { RecordKind } from './recordKind.ts';
import { templateKind } from './templates.ts';

/** Every kind of declared record. */
export const recordKinds = [templateKind] as const satisfies readonly RecordKind[];

export type AnyRecordKind = (typeof recordKinds)[number];
