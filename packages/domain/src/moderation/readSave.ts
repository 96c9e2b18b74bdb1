import * as m from '#messages';
import { type Actor, may } from '../access/access.ts';
import { namesOf } from '../base/recordOf.ts';
import type { Rejected } from '../errors/errors.ts';
import { type FieldError, rejectedFields } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import type { Collection } from '../listing/collection.ts';
import { type ListingValues, listingFields } from '../listing/listingFields.ts';
import { storedName } from '../listing/listingShape.ts';
import { readListing } from '../listing/readListing.ts';
import { readStatus } from '../listing/status.ts';
import { listingTexts } from '../text/texts.ts';
import { rejected } from './event.ts';
import { readNote, readVersion } from './readDecision.ts';
import { readAnswers } from './readRemarks.ts';
import { savedRow, savesDraft } from './rules.ts';
import type { ListingState, SaveCommand, Submission, Target } from './types.ts';

type Input = Readonly<Record<string, unknown>>;
type Save = SaveCommand<ListingValues>;

/** What a save sends besides the fields of the listing. */
const others = ['note', 'internal_note', 'draft', 'status', 'account', 'answers'];

const targets: readonly Target[] = ['live', 'revision'];

/** The version and the row that a save names, and the submission whose values stay where none are sent. Adds problems to `errors`. */
export function startSave(
  state: ListingState<ListingValues>,
  input: Input,
  actor: Actor,
  errors: FieldError[],
): { seen: Pick<Save, 'version' | 'target'>; submission: Submission<ListingValues> } | Rejected {
  const names = [...namesOf(listingFields).map((name) => storedName(name)), ...others];
  if (names.every((name) => input[name] === undefined)) return rejected('nothing-sent');
  const target = targets.find((each) => each === input.target);
  if ((input.target ?? null) !== null && !target) {
    const message = genericTexts.notValid(m.moderation_target());
    return rejectedFields([{ path: ['target'], message }], listingTexts.failed);
  }
  const seen = { version: readVersion(input, errors), target };
  const saved = savedRow(state, actor, seen);
  return 'rejected' in saved ? saved : { seen, submission: saved.submission };
}

/** Reads a save on top of stored values. Status and notes are read from moderators only. Adds problems to `errors`. */
export function readSave(
  input: Input,
  stored: Pick<Submission<ListingValues>, 'values' | 'status'>,
  actor: Actor,
  collection: Collection,
  errors: FieldError[],
): Save {
  const fail = (name: string, label: string) =>
    errors.push({ path: [name], message: genericTexts.notValid(label) });
  const decides = may(actor, 'listing.decide');
  const status = (decides && readStatus(input.status ?? undefined)) || undefined;
  if (decides && (input.status ?? null) !== null && !status) fail('status', m.moderation_status());
  const asksDraft = input.draft ?? false;
  if (typeof asksDraft !== 'boolean') fail('draft', m.moderation_draft());
  const draft = savesDraft(asksDraft === true, actor, status ?? stored.status);
  const fields = readListing(input, stored.values, { collection, draft });
  errors.push(...fields.errors);
  return {
    kind: 'save',
    values: fields.values,
    draft,
    status,
    answers: readAnswers(input.answers, errors),
    note: decides && input.note !== undefined ? readNote(input, 'note', errors) : undefined,
    internalNote: decides ? readNote(input, 'internal_note', errors) : null,
  };
}
