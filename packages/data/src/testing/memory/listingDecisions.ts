import { type Collection, genericTexts, listingTexts } from '@portal/domain';
import { integer, literal, nullable, object, optional, string, type, unknown } from 'superstruct';
import { type Call, invalid, type Reply, read } from './http.ts';
import { readStatus } from './listingChecks.ts';
import { findSeen } from './listingReads.ts';
import { dataStruct } from './listingWrites.ts';
import { moderate } from './moderateListing.ts';

const version = optional(nullable(integer()));

const decisionStruct = object({
  status: unknown(),
  note: optional(nullable(string())),
  internal_note: optional(nullable(string())),
  undo: optional(literal(true)),
  version,
});

const asksToWithdraw = type({ draft: literal(true) });
const withdrawalStruct = object({ version });

export function changeListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const { data } = read(call.body, dataStruct);
  if (asksToWithdraw.is(data)) {
    const seen = read(data, withdrawalStruct).version ?? undefined;
    return moderate(call, listing, { kind: 'withdraw', version: seen });
  }
  const input = read(data, decisionStruct);
  const status = readStatus(input.status);
  if (!status) {
    const message = genericTexts.required('Status');
    throw invalid(listingTexts.failed, [{ path: 'status', message }]);
  }
  const { note = null, internal_note: internalNote = null, undo = false } = input;
  const seen = input.version ?? undefined;
  const decision = { status, note, internalNote, undo, version: seen };
  return moderate(call, listing, { kind: 'decide', ...decision });
}

export function deleteListing(call: Call, collection: Collection): Reply {
  return moderate(call, findSeen(call, collection), { kind: 'delete' });
}

export function discardRevision(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const seen = call.query.get('version');
  if (!/^\d{1,9}$/.test(seen ?? '')) {
    const message = seen === null ? genericTexts.required('Version') : 'Version is not valid';
    throw invalid('Nothing was discarded.', [{ path: 'version', message }]);
  }
  return moderate(call, listing, { kind: 'discard', version: Number(seen) });
}
