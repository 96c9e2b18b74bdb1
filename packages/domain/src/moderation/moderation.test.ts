import { describe, expect, test } from 'vitest';
import type { Actor } from '../access/access.ts';
import { changedFields, savedRow, savesDraft } from './rules.ts';
import { createListing } from './save.ts';
import { transition } from './transition.ts';
import type { ListingCommand, ListingState, PastEvent, Submission } from './types.ts';

interface Values {
  name: string;
}

type Command = ListingCommand<Values>;

const vendor: Actor = { staff: [], accountId: 1 };
const other: Actor = { staff: [], accountId: 2 };
const admin: Actor = { staff: ['moderator'], accountId: 9 };

const submission = (name: string, over: Partial<Submission<Values>> = {}): Submission<Values> => ({
  values: { name },
  status: 'PENDING',
  note: null,
  draft: false,
  submittedAt: 'day 1',
  decidedAt: null,
  request: null,
  ...over,
});

const approved = submission('Live', { status: 'APPROVED', decidedAt: 'day 2' });
const declined = { status: 'DECLINED', note: 'A price?', decidedAt: 'day 2' } as const;
const draft = { draft: true, submittedAt: null } as const;

const stateOf = (
  live: Submission<Values>,
  revision: Submission<Values> | null = null,
): ListingState<Values> => ({ live, revision, version: 4, accountId: 1 });

const change = submission('Change', { submittedAt: 'day 3' });

const save = (name: string, over: object = {}): Command => ({
  kind: 'save',
  values: { name },
  draft: false,
  ...over,
});
const decide = (status: 'APPROVED' | 'DECLINED' | 'PENDING', over: object = {}): Command => ({
  kind: 'decide',
  status,
  note: null,
  version: 4,
  ...over,
});

const run = (
  state: ListingState<Values>,
  command: Command,
  actor: Actor,
  past: readonly PastEvent<Values>[] = [],
) => transition(state, command, actor, { now: 'now', past });

/** The next state and its event; a rejected command fails the test. */
const accept = (...given: Parameters<typeof run>) => {
  const outcome = run(...given);
  if ('rejected' in outcome) throw new Error(outcome.rejected);
  const { state, event, row } = outcome;
  return { live: state?.live, revision: state?.revision, version: state?.version, event, row };
};

describe('a command is rejected', () => {
  const waiting = stateOf(submission('New'));
  const withChange = stateOf(approved, change);
  test.each<[string, ListingState<Values>, Command, Actor]>([
    ['not-found', waiting, save('Mine'), other],
    ['not-found', stateOf(submission('Draft', draft)), decide('APPROVED'), admin],
    ['not-found', stateOf(approved), { kind: 'discard', version: 4 }, vendor],
    ['not-found', stateOf(approved, { ...change, ...draft }), { kind: 'discard' }, admin],
    ['admins-only', waiting, decide('APPROVED'), vendor],
    ['stale-version', waiting, save('Late', { version: 3 }), vendor],
    ['stale-version', withChange, save('Late', { version: 3 }), admin],
    ['stale-version', stateOf(approved), decide('DECLINED', { version: undefined }), admin],
    ['target-missing', withChange, save('Which?'), admin],
    ['revision-missing', stateOf(approved), save('Gone', { target: 'revision' }), admin],
    ['drafts-are-for-vendors', waiting, save('Hidden', { draft: true }), admin],
    [
      'drafts-are-for-vendors',
      { ...waiting, accountId: null },
      save('Hidden', { draft: true }),
      { staff: ['moderator'], accountId: null },
    ],
    ['withdrawal-is-for-vendors', waiting, { kind: 'withdraw' }, admin],
    ['nothing-pending', stateOf(approved), { kind: 'withdraw' }, vendor],
    ['nothing-pending', stateOf(submission('No', declined)), { kind: 'withdraw' }, vendor],
    ['nothing-pending', stateOf(submission('Draft', draft)), { kind: 'withdraw' }, vendor],
    [
      'listing-is-draft',
      { ...stateOf(submission('Own', draft)), accountId: 9 },
      decide('APPROVED'),
      admin,
    ],
  ])('%s', (reason, state, command, actor) => {
    expect(run(state, command, actor)).toEqual({ rejected: reason });
  });

  test('a listing that was live has nothing to discard without a revision', () => {
    const past = [{ kind: 'approved', from: 'PENDING', to: 'APPROVED', createdAt: '' }] as const;
    const state = stateOf(submission('Was live', declined));
    expect(run(state, { kind: 'discard' }, vendor, past)).toEqual({ rejected: 'not-found' });
    expect(accept(state, { kind: 'discard' }, vendor).event.kind).toBe('deleted');
  });
});

describe('a new listing', () => {
  test.each([
    ['submitted', 'PENDING', vendor, {}, { submittedAt: 'now', decidedAt: null }],
    ['created', 'PENDING', vendor, { draft: true }, { submittedAt: null, decidedAt: null }],
    ['submitted', 'PENDING', vendor, { status: 'APPROVED', note: 'Mine' }, { note: null }],
    ['created', 'APPROVED', admin, { status: 'APPROVED' }, { decidedAt: 'now' }],
  ] as const)('is %s as %s', (kind, status, actor, over, expected) => {
    const made = createListing({ values: { name: 'New' }, draft: false, ...over }, actor, {
      now: 'now',
    });
    expect(made).toMatchObject({
      state: { live: { status, ...expected }, revision: null, version: 1 },
      event: { kind, from: null, to: status },
    });
  });

  test('cannot be a draft for another account', () => {
    const command = { values: { name: 'Hidden' }, draft: true, accountId: 1 };
    expect(createListing(command, admin, { now: 'now' })).toEqual({
      rejected: 'drafts-are-for-vendors',
    });
  });
});

describe('a vendor’s save', () => {
  test('of a live listing is a revision, and the listing stays', () => {
    const { live, revision, version, event, row } = accept(stateOf(approved), save('New'), vendor);
    expect(live).toBe(approved);
    expect(revision).toEqual(submission('New', { submittedAt: 'now' }));
    expect([version, row, event.kind, event.from, event.fields]).toEqual([
      5,
      'revision',
      'submitted',
      null,
      ['name'],
    ]);
  });

  test.each([
    ['submits a draft', submission('A', draft), {}, 'submitted', { submittedAt: 'now' }],
    ['edits what is pending', submission('A'), {}, 'edited', { submittedAt: 'day 1' }],
    ['withdraws into a draft', submission('A'), { draft: true }, 'withdrawn', draft],
    ['keeps a draft', submission('A', draft), { draft: true }, 'edited', draft],
    [
      'submits what was declined',
      submission('A', declined),
      {},
      'submitted',
      { status: 'PENDING', note: null, submittedAt: 'now', decidedAt: 'day 2' },
    ],
    [
      'keeps a draft of what was declined',
      submission('A', declined),
      { draft: true },
      'edited',
      { ...declined, ...draft },
    ],
  ] as const)('%s', (_, live, over, kind, expected) => {
    const after = accept(stateOf(live), save('B', over), vendor);
    expect(after.live).toMatchObject({ values: { name: 'B' }, ...expected });
    expect([after.event.kind, after.revision]).toEqual([kind, null]);
  });

  test('submits the draft of a declined listing as the listing', () => {
    const state = stateOf(
      submission('Old', declined),
      submission('Draft', { ...declined, ...draft }),
    );
    const kept = accept(state, save('Draft 2', { draft: true }), vendor);
    expect([kept.live?.values.name, kept.revision?.values.name]).toEqual(['Old', 'Draft 2']);
    const sent = accept(state, save('Sent'), vendor);
    expect(sent.live).toMatchObject({ values: { name: 'Sent' }, status: 'PENDING', draft: false });
    expect([sent.revision, sent.row]).toEqual([null, 'live']);
  });
});

describe('an admin’s save', () => {
  const state = stateOf(approved, change);

  test('goes to the row it names', () => {
    const fixed = accept(state, save('Fixed', { target: 'live' }), admin);
    expect([fixed.live?.values.name, fixed.revision, fixed.row]).toEqual(['Fixed', change, 'live']);
    const later = { target: 'revision', status: 'DECLINED', note: 'Not yet.' };
    const kept = accept(state, save('Not yet', later), admin);
    expect([kept.live, kept.revision?.status, kept.revision?.note, kept.row]).toEqual([
      approved,
      'DECLINED',
      'Not yet.',
      'revision',
    ]);
    const merged = accept(state, save('Both', { target: 'revision', status: 'APPROVED' }), admin);
    expect([merged.live?.values.name, merged.revision, merged.row]).toEqual(['Both', null, 'live']);
    expect(merged.event).toMatchObject({ kind: 'approved', from: 'PENDING', before: approved });
  });

  test('of the listing also changes unedited values of its revision', () => {
    const both = (name: string, price: string) => ({ name, price });
    const live = { ...approved, values: both('Live', '$1') };
    const proposed = { ...change, values: both('Change', '$1') };
    const state = { live, revision: proposed, version: 4, accountId: 1 };
    const fix = {
      kind: 'save',
      values: both('Fixed', '$2'),
      draft: false,
      target: 'live',
    } as const;
    const fixed = transition(state, fix, admin, { now: 'now' });
    expect(fixed).toMatchObject({
      state: { live: { values: both('Fixed', '$2') }, revision: { values: both('Change', '$2') } },
    });
  });

  test('keeps note and times unless it decides', () => {
    const row = submission('A', declined);
    expect(accept(stateOf(row), save('B'), admin).live).toMatchObject(declined);
    expect(accept(stateOf(row), save('B', { status: 'APPROVED' }), admin).live).toMatchObject({
      note: null,
      decidedAt: 'now',
    });
  });

  test('leaves a vendor’s draft unchanged', () => {
    const hidden = stateOf(approved, { ...change, ...draft });
    expect(savedRow(hidden, admin, {})).toMatchObject({ row: 'live' });
    expect(accept(hidden, save('Fixed'), admin).revision).toBe(hidden.revision);
  });

  test('moves a listing to another account without the previous account’s draft', () => {
    const hidden = stateOf(approved, { ...change, ...draft });
    const moved = accept(hidden, save('Live', { accountId: 2 }), admin);
    expect([moved.revision, moved.live?.values.name]).toEqual([null, 'Live']);
  });

  test('of a decided listing is never a draft', () => {
    expect(savesDraft(true, admin, 'APPROVED')).toBe(false);
    expect(savesDraft(true, admin, null)).toBe(true);
    expect(savesDraft(true, vendor, 'DECLINED')).toBe(true);
  });
});

describe('a decision', () => {
  test('merges an approved revision, and Undo separates it again', () => {
    const merged = accept(stateOf(approved, change), decide('APPROVED'), admin);
    expect(merged.live).toEqual({ ...change, status: 'APPROVED', decidedAt: 'now' });
    expect([merged.revision, merged.event.before, merged.event.fields]).toEqual([
      null,
      approved,
      ['name'],
    ]);
    const past = [{ ...merged.event, createdAt: 'now' }];
    const state = { ...stateOf(merged.live ?? approved), version: 5 };
    const undone = accept(state, decide('PENDING', { undo: true, version: 5 }), admin, past);
    expect([undone.live, undone.revision]).toEqual([approved, change]);
    expect(undone.event.noteChanged).toBe(true);
    for (const kind of ['edited', 'noted', 'submitted'] as const) {
      const later = [{ ...merged.event, kind, before: null, createdAt: 'now' }];
      expect(run(state, decide('PENDING', { undo: true, version: 5 }), admin, later)).toEqual({
        rejected: 'stale-version',
      });
    }
  });

  test('declines a revision with its note and leaves the listing', () => {
    const after = accept(stateOf(approved, change), decide('DECLINED', { note: 'No.' }), admin);
    expect(after.live).toBe(approved);
    expect(after.revision).toMatchObject({ status: 'DECLINED', note: 'No.', decidedAt: 'now' });
  });

  test('that is repeated is a note; only an internal one is not reported to the vendor', () => {
    const state = stateOf(submission('A', declined));
    const again = accept(state, decide('DECLINED', { note: 'And a link?' }), admin).event;
    expect([again.kind, again.noteChanged]).toEqual(['noted', true]);
    const internal = { note: 'A price?', internalNote: 'Twice.' };
    const noted = accept(state, decide('DECLINED', internal), admin).event;
    expect([noted.kind, noted.noteChanged, noted.internalNote]).toEqual(['noted', false, 'Twice.']);
    expect(accept(state, decide('DECLINED'), admin).event.noteChanged).toBe(true);
  });

  test('that is undone restores when the listing was declined before', () => {
    const event = (kind: PastEvent<Values>['kind'], createdAt: string) =>
      ({ kind, from: null, to: null, createdAt }) as const;
    const past = [
      event('approved', 'day 5'),
      event('submitted', 'day 4'),
      event('declined', 'day 2'),
    ];
    const decidedAt = (events: readonly PastEvent<Values>[]) =>
      accept(stateOf(approved), decide('PENDING'), admin, events).live?.decidedAt;
    expect(decidedAt(past)).toBe('day 2');
    const again = [event('approved', 'day 7'), event('reopened', 'day 6'), ...past];
    expect(decidedAt(again)).toBe('day 2');
    expect(decidedAt(past.slice(0, 2))).toBeNull();
    expect(decidedAt(past.slice(2))).toBeNull();
  });

  test('without a version applies to what is pending', () => {
    const { event } = accept(stateOf(change), decide('APPROVED', { version: undefined }), admin);
    expect(event.versionChecked).toBe(false);
  });

  test('that declines a live listing makes its pending revision the listing', () => {
    const state = stateOf(approved, change);
    const off = accept(state, save('Live', { target: 'live', status: 'DECLINED' }), admin);
    expect(off.live).toMatchObject({ values: { name: 'Change' }, status: 'DECLINED' });
    expect(off.revision).toBeNull();
  });

  test('about a listing also applies to its draft', () => {
    const drafted = submission('Draft', draft);
    const off = accept(stateOf(approved, drafted), decide('DECLINED', { note: 'Closed?' }), admin);
    expect(off.live).toMatchObject({ values: { name: 'Live' }, status: 'DECLINED' });
    expect(off.revision).toEqual({
      ...drafted,
      status: 'DECLINED',
      note: 'Closed?',
      decidedAt: 'now',
    });
    const state = stateOf(
      submission('Live', declined),
      submission('Draft', { ...declined, ...draft }),
    );
    const back = accept(state, decide('APPROVED'), admin);
    expect(back.revision).toEqual(drafted);
  });
});

describe('a vendor withdraws', () => {
  test('the revision, or else the pending listing', () => {
    const change1 = accept(stateOf(approved, change), { kind: 'withdraw' }, vendor);
    expect([change1.revision, change1.row]).toEqual([{ ...change, ...draft }, 'revision']);
    const drafted = submission('Draft', draft);
    const withdrawn = accept(stateOf(submission('New'), drafted), { kind: 'withdraw' }, vendor);
    expect([withdrawn.live, withdrawn.row]).toEqual([submission('New', draft), 'live']);
  });
});

test('a revision is discarded, a new listing deleted', () => {
  const discarded = accept(stateOf(approved, change), { kind: 'discard', version: 4 }, vendor);
  expect([discarded.live, discarded.revision]).toEqual([approved, null]);
  expect(discarded.event).toMatchObject({ kind: 'discarded', from: 'PENDING', to: 'APPROVED' });
  const { live, event } = accept(stateOf(approved), { kind: 'delete' }, admin);
  expect([live, event.kind, event.from]).toEqual([undefined, 'deleted', 'APPROVED']);
});

test('values are compared by value, ids without order', () => {
  const before = { name: 'A', industries: [1, 2], team: [{ name: 'X' }] };
  expect(changedFields(before, { ...before, industries: [2, 1], team: [{ name: 'X' }] })).toEqual(
    [],
  );
  expect(changedFields(before, { ...before, industries: [2, 3], name: 'B' })).toEqual([
    'name',
    'industries',
  ]);
});

describe('an admin requests changes', () => {
  const remark = { field: 'link', item: null, required: true, text: 'Use https.' };
  const ask = decide('PENDING', { note: 'Nearly there.', remarks: [remark] });
  const asked = accept(stateOf(submission('New')), ask, admin);
  const standing = { ...stateOf(submission('New')), live: asked.live ?? submission('New') };

  test('of what is pending, which stays pending with the remarks', () => {
    expect(asked.live).toEqual(
      submission('New', {
        request: {
          at: 'now',
          open: true,
          message: 'Nearly there.',
          remarks: [{ ...remark, id: 1, done: false, reply: null }],
        },
      }),
    );
    expect(asked.event).toMatchObject({
      kind: 'changes-requested',
      noteChanged: true,
      before: submission('New'),
      remarks: [{ id: 1, text: 'Use https.' }],
    });
    const proposed = accept(stateOf(approved, change), ask, admin);
    expect([proposed.live, proposed.revision?.request?.open]).toEqual([approved, true]);
  });

  test('and not of what is decided', () => {
    expect(run(stateOf(approved), ask, admin)).toEqual({ rejected: 'nothing-pending' });
    expect(run(standing, { kind: 'withdraw' }, vendor)).toEqual({ rejected: 'nothing-pending' });
  });

  test('which the vendor answers in drafts, and closes by submitting', () => {
    const answers = [
      { id: 1, done: true, reply: 'Done.' },
      { id: 7, done: true, reply: null },
    ];
    const drafted = accept(standing, save('Fixed', { draft: true, answers }), vendor);
    const [answered] = drafted.live?.request?.remarks ?? [];
    expect(answered).toMatchObject({ done: true, reply: 'Done.' });
    expect(drafted.live?.request?.open).toBe(true);
    expect(drafted.event).toMatchObject({ kind: 'edited', remarks: [] });

    const sent = accept(standing, save('Fixed', { answers }), vendor);
    expect(sent.live).toMatchObject({ submittedAt: 'now', request: { open: false } });
    expect(sent.event).toMatchObject({ kind: 'submitted', remarks: [answered] });
  });

  test('which another request adds to until the vendor submits, with ids that go on', () => {
    const more = decide('PENDING', { note: 'Also this.', remarks: [remark] });
    const added = accept(standing, more, admin).live?.request;
    const first = standing.live.request?.remarks ?? [];
    expect(added?.remarks.map(({ id }) => id)).toEqual([...first.map(({ id }) => id), 2]);
    expect(added?.message).toMatch(/\n\nAlso this\.$/);
    const { live = submission('New') } = accept(standing, save('Fixed', { answers: [] }), vendor);
    expect(accept(stateOf(live), more, admin).live?.request).toMatchObject({
      message: 'Also this.',
      remarks: [{ id: 2 }],
    });
  });

  test('which a decision ends, a note keeps and undo reverts', () => {
    expect(accept(standing, decide('APPROVED'), admin).live?.request).toBeNull();
    const noted = accept(standing, decide('PENDING', { internalNote: 'Call them.' }), admin);
    expect([noted.event.kind, noted.live?.request?.open]).toEqual(['noted', true]);
    const past = [
      { ...asked.event, createdAt: 'day 4' },
      { kind: 'submitted', from: null, to: 'PENDING', createdAt: 'day 1' } as const,
    ];
    const undone = accept(standing, decide('PENDING', { undo: true }), admin, past);
    expect([undone.event.kind, undone.live]).toEqual(['reopened', submission('New')]);
  });
});
