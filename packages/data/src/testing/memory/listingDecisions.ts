import {
  type Collection,
  type FieldError,
  listingTexts,
  readDecision,
  readVersion,
} from '@portal/domain';
import { authorize } from './access.ts';
import { type Call, fieldsStruct, invalid, type Reply, read } from './http.ts';
import { findSeen } from './listingReads.ts';
import { dataStruct } from './listingWrites.ts';
import { moderate } from './moderateListing.ts';

export function changeListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const input = read(read(call.body, dataStruct).data, fieldsStruct);
  if (input.draft === true) {
    const errors: FieldError[] = [];
    const version = readVersion(input, errors);
    if (errors.length > 0) throw invalid(listingTexts.failed, errors);
    return moderate(call, listing, { kind: 'withdraw', version });
  }
  authorize(call, 'listing.decide', listing);
  const { decision, errors } = readDecision(input, 'listing');
  if (!decision) throw invalid(listingTexts.failed, errors);
  return moderate(call, listing, { kind: 'decide', ...decision, undo: input.undo === true });
}

export function deleteListing(call: Call, collection: Collection): Reply {
  return moderate(call, findSeen(call, collection), { kind: 'delete' });
}

export function discardRevision(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const sent = call.query.get('version') ?? undefined;
  const errors: FieldError[] = [];
  const seen = sent && /^\d{1,9}$/.test(sent) ? Number(sent) : sent;
  const version = readVersion({ version: seen }, errors, { required: true });
  if (errors.length > 0) throw invalid(listingTexts.notDiscarded, errors);
  return moderate(call, listing, { kind: 'discard', version });
}
