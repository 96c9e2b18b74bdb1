import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from './caller.ts';
import { letterTo, linkOf, readersOf } from './mailbox.ts';
import { type Backend, startBackend } from './startBackend.ts';

/** The letter of a decision rests long enough to be recalled, and short enough for a test. */
const seconds = '4';

describe('what a vendor is written about a decision', () => {
  let backend: Backend;
  let admin: Caller;
  beforeAll(async () => {
    backend = await startBackend({ env: { MAIL_DECISION_SECONDS: seconds } });
    admin = await signIn(backend.url, 'admin');
  });
  afterAll(() => backend?.stop());

  const waiting = async (path: string) => {
    const page = await admin.get(`/pending/${path}?state=pending&pagination[pageSize]=100`);
    return (place: number, name: string) => page.at(`data.${place}.${name}`);
  };

  it('says why a listing was sent back, and leads to it', async () => {
    const row = await waiting('apps');
    const note = 'Please say what it costs.\n\n<b>And who it is for.</b>';
    const data = {
      status: 'DECLINED',
      note,
      internal_note: 'Third time.',
      version: row(0, 'version'),
    };
    const to = String(row(0, 'account.email'));
    expect((await admin.patch(`/apps/${row(0, 'id')}`, { data })).status).toBe(200);
    const letter = await letterTo(backend.dataDir, to, 'listing-declined');
    expect(letter.text).toContain('Please say what it costs.');
    expect(letter.html).toContain('&lt;b&gt;And who');
    expect(letter.text + letter.html).not.toContain('Third time.');
    expect(linkOf(letter).pathname).toBe(`/apps/pending/view/${row(0, 'slug')}`);
  });

  it('says nothing of what was taken back in time', async () => {
    const row = await waiting('services');
    const path = `/services/${row(0, 'id')}`;
    const first = await admin.patch(path, {
      data: { status: 'APPROVED', note: null, internal_note: null, version: row(0, 'version') },
    });
    const undo = { status: 'PENDING', note: null, internal_note: null };
    const back = await admin.patch(path, { data: { ...undo, version: first.at('data.version') } });
    expect([first.status, back.status]).toEqual([200, 200]);
    const offer = await waiting('special-offers/apps');
    const decline = { status: 'D', admin_note: 'The link does not open.', version: 1 };
    const to = String(offer(0, 'created_by_obj.email'));
    expect((await admin.patch(`/special-offers/${offer(0, 'id')}`, decline)).status).toBe(200);
    const letter = await letterTo(backend.dataDir, to, 'offer-declined');
    expect(letter.text).toContain('The link does not open.');
    // Written after the recalled one, which would have left before it.
    expect(await readersOf(backend.dataDir, 'listing-approved')).toEqual([]);
  });
});
