import {
  type Collection,
  createListing as create,
  emptyListingValues,
  genericTexts,
  type ListingStatus,
  type ListingValues,
  listingTexts,
  type SaveCommand,
  savedRow,
  savesDraft,
  type Target,
} from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { inTransaction } from '../../../database.ts';
import { recordEvent } from '../../../moderation/history.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { listingRepository } from '../repository.ts';
import { Reader, readFields } from '../rules.ts';
import type { ListingRow } from '../types.ts';
import { checkReferences, readAccount } from './access.ts';
import { moderate } from './moderate.ts';
import { findSameListing } from './same-listing.ts';

type Input = Record<string, unknown>;

/** What a save starts from. */
interface Stored {
  values: ListingValues;
  accountId: number | null;
  status: ListingStatus;
}

const readSave = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  stored: Stored,
  reader: Reader,
  seen: Pick<SaveCommand<ListingValues>, 'version' | 'target'> = {},
): Promise<SaveCommand<ListingValues>> => {
  const status = actor.admin ? reader.status() : undefined;
  const draft = savesDraft(reader.flag('draft', false), actor, status ?? stored.status);
  const accountId = await readAccount(strapi, reader, actor, stored.accountId);
  const values = readFields(reader, type, stored.values, draft);
  const note = actor.admin && reader.has('note') ? reader.text('note', null) : undefined;
  const internalNote = actor.admin ? reader.text('internal_note', null) : null;
  await checkReferences(strapi, reader, type, actor, values, stored.values);
  if (reader.errors.length > 0) throw invalid(listingTexts.failed, reader.errors);
  return { kind: 'save', values, draft, accountId, status, note, internalNote, ...seen };
};

/** A service needs Premium (402); only an admin may do without an account (400). The same sent twice without a key is one. */
export const createListing = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  input: Input,
  { hasKey }: { hasKey: boolean },
): Promise<ListingRow> => {
  if (actor.accountId === null && !actor.admin) {
    throw new Refusal('account-missing');
  }
  const repository = listingRepository(strapi, type);
  return inTransaction(strapi, async (sql) => {
    const stored = {
      values: emptyListingValues(),
      accountId: actor.accountId,
      status: 'PENDING',
    } as const;
    const command = await readSave(strapi, type, actor, stored, new Reader(input));
    const made = create(command, actor, { now: new Date().toISOString() });
    if ('rejected' in made) throw new Refusal(made.rejected);
    const { live, accountId } = made.state;
    const owner = { account: accountId, author: actor.id };
    const repeated = !hasKey && !command.internalNote;
    const sent = repeated ? await findSameListing(strapi, sql, type, live, owner) : null;
    if (sent) return sent;
    const id = await repository.create(sql, live, owner);
    await recordEvent(strapi, type, id, actor, { ...made.event, before: null });
    return repository.findLive(String(id));
  });
};

/** Returns the row that was written: the live one or its revision. */
export const saveListing = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
  input: Input,
): Promise<ListingRow> =>
  moderate({ strapi, type, actor, address }, async (state) => {
    const reader = new Reader(input);
    if (reader.isEmpty()) throw new Refusal('nothing-sent');
    const seen = { version: reader.version(), target: readTarget(input.target) };
    const saved = savedRow(state, actor, seen);
    if ('rejected' in saved) return saved;
    const { values, status } = saved.submission;
    const stored = { values, status, accountId: state.accountId };
    return readSave(strapi, type, actor, stored, reader, seen);
  });

const readTarget = (given: unknown): Target | undefined => {
  if (given === undefined || given === null) return undefined;
  if (given === 'live' || given === 'revision') return given;
  const message = genericTexts.notValid('Target');
  throw invalid(listingTexts.failed, [{ path: ['target'], message }]);
};
