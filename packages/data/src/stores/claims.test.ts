import { claimTimes } from '@portal/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClaimedRecord, ClaimsApi } from '../client/claims.ts';
import type { Claim } from '../schemas/claims.ts';
import { createClaimsStore, holdClaim } from './claims.ts';

const record = { kind: 'apps', id: 12 } as const;
const own: Claim = { ...record, user: { id: 1, name: 'Me' }, since: '2026-11-20T00:00:00Z' };
const other: Claim = { ...own, id: 13 };

function setUp() {
  const calls: string[] = [];
  const api: ClaimsApi = {
    list: async () => [other],
    async save({ id }: ClaimedRecord) {
      calls.push(`save ${id}`);
      return [own];
    },
    async end({ id }: ClaimedRecord, leaving?: boolean) {
      calls.push(leaving ? `leave ${id}` : `end ${id}`);
    },
  };
  const listeners = { visibility: () => {}, leave: () => {} };
  const page = {
    visible: true,
    isVisible: () => page.visible,
    onVisibility(listener: () => void) {
      listeners.visibility = listener;
      return () => {};
    },
    onLeave(listener: () => void) {
      listeners.leave = listener;
      return () => {};
    },
  };
  const signedIn = { is: true };
  const store = createClaimsStore(api, () => signedIn.is);
  const changed = vi.fn();
  return {
    api,
    calls,
    changed,
    signedIn,
    store,
    hold: () => holdClaim(store, record, page, changed),
    leave: () => listeners.leave(),
    show(visible: boolean) {
      page.visible = visible;
      listeners.visibility();
    },
  };
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
const renewal = claimTimes.renewAfter / 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a claim is renewed while its page is visible, and ends with it', async () => {
  const { hold, calls, changed, show } = setUp();
  const { release } = hold();
  await pass(0);
  expect(changed).toHaveBeenLastCalledWith([own]);
  await pass(renewal);
  expect(calls).toEqual(['save 12', 'save 12']);
  show(false);
  await pass(3 * renewal);
  expect(calls).toHaveLength(2);
  show(true);
  await pass(0);
  // A short look at another tab makes no call.
  show(false);
  show(true);
  await pass(renewal - 1);
  expect(calls).toHaveLength(3);
  release();
  await pass(2 * renewal);
  expect(calls.slice(3)).toEqual(['end 12']);
});

test('news renew a claim: at once, or when its hidden page is shown', async () => {
  const { hold, calls, show } = setUp();
  const { renew } = hold();
  await pass(0);
  renew();
  show(false);
  renew();
  await pass(0);
  expect(calls).toHaveLength(2);
  show(true);
  await pass(0);
  expect(calls).toHaveLength(3);
});

test('a page that is closed ends its claim, and claims again when it is shown again', async () => {
  const { hold, calls, leave, show } = setUp();
  hold();
  await pass(0);
  leave();
  show(true);
  await pass(0);
  expect(calls).toEqual(['save 12', 'leave 12', 'save 12']);
});

test('a failed renewal is repeated with the next', async () => {
  const { hold, api, calls, changed } = setUp();
  const { save } = api;
  api.save = () => Promise.reject(new Error('offline'));
  hold();
  await pass(0);
  api.save = save;
  await pass(renewal);
  expect([calls, changed.mock.calls]).toEqual([['save 12'], [[[own]]]]);
});

test('reopening a record waits for the end of the earlier claim; signed out, no call is made', async () => {
  const { store, api, calls, signedIn } = setUp();
  let finish = () => {};
  const { end } = api;
  api.end = async (...args) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    await end(...args);
  };
  void store.end(record);
  const saved = store.save(record);
  await pass(0);
  expect(calls).toEqual([]);
  finish();
  await saved;
  expect(calls).toEqual(['end 12', 'save 12']);
  signedIn.is = false;
  await store.end(record);
  expect(calls).toHaveLength(2);
});

test('the list has the claims of a renewal at once', async () => {
  const { store } = setUp();
  await store.all.load('all');
  await store.save(record);
  expect(store.all.getState().entries.all).toMatchObject({ value: [other, own] });
});
