import { specialOfferStruct } from '@portal/data/internal/schemas/feedback';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { offerTexts } from '@portal/domain';
import { array } from 'superstruct';
import { type ContractCase, equal, exactly, failure, must, rejects } from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  decide,
  eventList,
  pro,
  saveApp,
  vendor,
} from './fixtures.ts';
import { until } from './notificationCases.ts';

export const offerCases: ContractCase[] = [
  {
    title: 'a special offer needs its fields, a listing of the account and a card',
    async run(api) {
      const caller = await api.signIn(vendor);
      const buy = (data: object) => caller.send('POST', '/api/special-offers', data);
      const { url } = await createLiveApp(api);
      const whole = {
        title: 'Half',
        description: 'All May.',
        link: 'https://a.nz',
        label: 'Claim',
      };
      rejects(await buy({ ...whole, title: ' ', listing: url }), 'title', offerTexts.titleRequired);
      rejects(
        await buy({ ...whole, listing: '/apps/no-such' }),
        'listing',
        offerTexts.listingRequired,
      );
      const rejected = await buy({ ...whole, listing: url });
      failure(rejected, 'payment-method-missing');
    },
  },
  // Rows: 1.7, 4.6
  {
    title: 'a declined offer can be reopened before its refund',
    async run(api) {
      const [owner, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const { url } = await createLiveApp(api, {}, pro);
      const bought = await owner.call('POST', '/special-offers', {
        body: {
          data: {
            title: 'Half',
            description: 'May.',
            link: 'https://a.nz',
            label: 'Claim',
            listing: url,
          },
        },
      });
      const { id, version } = exactly(bought, 201, recordOf(specialOfferStruct())).data;
      const path = `/special-offers/${id}`;
      const send = (body: object) => staff.call('PATCH', path, { body });
      const decline = { status: 'D', admin_note: 'Not a saving.' };
      equal((await send({ ...decline, version })).status, 200, 'declined');
      equal((await send({ status: 'P', version: version + 1 })).status, 200, 'reopened');
      equal((await send({ ...decline, version: version + 2 })).status, 200, 'declined again');
      const [newest] = (await owner.get('/me/special-offers', listOf(specialOfferStruct()))).data;
      equal(
        [newest?.id, newest?.status, newest?.adminNote, newest?.createdBy],
        [id, 'DECLINED', 'Not a saving.', null],
        'first of the own offers',
      );
      const others = (
        await (await api.signIn(vendor)).get('/me/special-offers', listOf(specialOfferStruct()))
      ).data;
      equal(others.filter((offer) => offer.id === id).length, 0, 'hidden from other accounts');
      equal(
        (await owner.get(`${path}/events`, eventList)).data.map(({ kind }) => kind),
        ['declined', 'reopened', 'declined', 'paid', 'submitted'],
        'history without a refund',
      );
    },
  },
  // Rows: X23Q.6
  {
    title: 'a vendor edits an offer as an admin asked, without paying again',
    async run(api) {
      const [owner, staff, other] = [
        await api.signIn(pro),
        await api.signIn(admin),
        await api.signIn(vendor),
      ];
      const live = await createLiveApp(api, {}, pro);
      const texts = { title: 'Asked', description: 'May.', link: 'https://a.nz', label: 'Claim' };
      const offer = recordOf(specialOfferStruct());
      const bought = await owner.send('POST', '/special-offers', { ...texts, listing: live.url });
      const { id, version } = exactly(bought, 201, offer).data;
      const path = `/special-offers/${id}`;
      const patch = (body: object) => staff.call('PATCH', path, { body });
      const ask = { status: 'P', remarks: [], admin_note: 'Until when?' };
      const resubmit = (data: object, caller = owner) =>
        caller.send('POST', `${path}/resubmit`, { ...texts, ...data });
      const queued = async (state: string) => {
        const query = `listing=${live.id}&state=${state}`;
        const page = await staff.get(
          `/pending/special-offers/apps?${query}`,
          listOf(specialOfferStruct()),
        );
        return page.data.map((each) => each.id);
      };
      const states = async () => [await queued('pending'), await queued('changes')];

      rejects(await patch({ ...ask, admin_note: ' ' }), 'admin_note', 'Message is required');
      failure(await resubmit({ version }), 'no-changes-requested');
      const first = exactly(await patch({ ...ask, version }), 200, offer).data;
      equal(await states(), [[], [id]], 'leaves the queue');
      const undo = { status: 'P', undo: true, version: first.version };
      const undone = exactly(await patch(undo), 200, offer).data;
      equal([undone.request, ...(await states())], [null, [id], []], 'undone');
      const asked = exactly(await patch({ ...ask, version: undone.version }), 200, offer).data;

      const seen = { version: asked.version };
      failure(await resubmit(seen, other), 'not-found');
      rejects(await resubmit({ ...seen, link: 'no' }), 'link', 'Must be a valid link');
      rejects(await resubmit({}), 'version', 'Version is required');
      const late = failure(await resubmit({ version }), 'offer-changed');
      must(JSON.stringify(late.details).includes('changes-requested'), 'names the latest event');
      const edited = { ...seen, description: 'Until May 31st.' };
      const again = exactly(await resubmit(edited), 200, offer).data;
      equal(
        [again.status, again.description, again.request?.open, again.request?.before?.description],
        ['PENDING', 'Until May 31st.', false, 'May.'],
        'submitted again, with what it was',
      );
      equal(await states(), [[id], []], 'back in the queue');
      failure(await resubmit({ version: again.version }), 'no-changes-requested');
      const no = { status: 'D', admin_note: 'Still unclear.' };
      const declined = exactly(await patch({ ...no, version: again.version }), 200, offer).data;
      const takesBack = { status: 'P', undo: true, version: declined.version };
      const back = exactly(await patch(takesBack), 200, offer).data;
      equal(back.request, again.request, 'the request after Undo');
      await patch({ ...no, version: back.version });
      const events = (await owner.get(`${path}/events`, eventList)).data;
      equal(
        events.map(({ kind, fields }) => [kind, ...fields]),
        [
          ['declined'],
          ['reopened'],
          ['declined'],
          ['submitted', 'description'],
          ['changes-requested'],
          ['reopened'],
          ['changes-requested'],
          ['paid'],
          ['submitted'],
        ],
        'paid once',
      );
    },
  },
  // Rows: 1.7, 4.6
  {
    title: 'a special offer is bought and approved only while its listing is live',
    async run(api) {
      const [caller, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const texts = { title: 'Live', description: 'May.', link: 'https://a.nz', label: 'Claim' };
      const buy = ({ url }: { url: string }, key: string, more: object = {}) =>
        caller.call('POST', '/special-offers', {
          body: { data: { ...texts, listing: url, ...more } },
          headers: { 'Idempotency-Key': `contract-live-${key}` },
        });
      const rejected = async (listing: { url: string }, key: string) => {
        const response = await buy(listing, key);
        failure(response, 'listing-not-live');
        rejects(response, 'listing', offerTexts.notLive);
      };
      await rejected(await createApp(caller, { draft: true, name: 'Drafted' }), 'draft');
      const created = await createApp(caller);
      await rejected(created, 'waiting');
      const two = failure(await buy(created, 'untitled', { title: '' }), 'invalid').details.errors;
      equal(
        two?.map(({ path, reason }) => [path[0], reason]),
        [
          ['title', undefined],
          ['listing', 'listing-not-live'],
        ],
        'each wrong field with its reason',
      );
      const declined = await decide(staff, created, { status: 'DECLINED' });
      await rejected(declined, 'declined');

      const live = await decide(staff, declined, { status: 'APPROVED' });
      const { id } = exactly(await buy(live, 'live'), 201, recordOf(specialOfferStruct())).data;
      await saveApp(caller, live, { summary: 'A pending change.' });
      const changed = await buy(live, 'changed', { title: 'During a change' });
      equal(changed.status, 201, 'bought during a pending change');

      const other = await createLiveApp(api, {}, pro);
      const sent = exactly(await buy(other, 'kept'), 201, recordOf(specialOfferStruct())).data;
      await decide(staff, other, { status: 'DECLINED' });
      const again = exactly(await buy(other, 'kept'), 201, recordOf(specialOfferStruct())).data;
      equal(again.id, sent.id, 'repeated purchase of a listing that was live');
      const { data } = await staff.get(
        `/special-offers/apps/${other.id}`,
        recordOf(array(specialOfferStruct())),
      );
      const shown = [sent.live, ...data.map((offer) => offer.live)];
      equal(shown, [true, false], 'live at the purchase, and not afterwards');
      const path = (of: number) => `/special-offers/${of}`;
      const send = (of: number, body: object) => staff.call('PATCH', path(of), { body });
      failure(await send(sent.id, { status: 'A' }), 'offer-not-approvable');
      const no = await send(sent.id, { status: 'D', admin_note: 'Its listing is not live.' });
      equal(
        [no.status, (await send(id, { status: 'A' })).status],
        [200, 200],
        'declined, approved',
      );
    },
  },
  {
    title: 'an offer whose listing was moved is decided as it is',
    async run(api) {
      const [caller, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const { id: listing, url } = await createLiveApp(api, {}, pro);
      const texts = { title: 'Half', description: 'May.', link: 'https://a.nz', label: 'Claim' };
      const buy = await caller.send('POST', '/special-offers', { ...texts, listing: url });
      const { id, moved } = exactly(buy, 201, recordOf(specialOfferStruct())).data;
      const path = `/special-offers/${id}`;
      const ask = () =>
        staff.call('PATCH', path, {
          body: { status: 'P', remarks: [], admin_note: 'Until when?' },
        });
      equal((await ask()).status, 200, 'changes are requested');
      const other = await api.signIn(vendor);
      const to: unknown = Object((await other.call('GET', '/users/me')).body).id;
      equal((await staff.send('POST', `/apps/${listing}/move`, { to })).status, 200, 'moved');
      const offer = (await staff.get(path, recordOf(specialOfferStruct()))).data;
      equal([moved, offer.moved, offer.request], [false, true, null], 'the request ended');
      failure(await ask(), 'offer-listing-moved');
      const no = { status: 'D', admin_note: 'Its buyer has left.' };
      equal((await staff.call('PATCH', path, { body: no })).status, 200, 'declined');
      const [told] = (
        await until(caller, 'Your special offer was declined: Half', '?kind=offer-decided')
      ).data;
      equal(told?.path, '/special-offers', 'the buyer is told, at a page of theirs');
    },
  },
  {
    title: 'buying the same offer again is rejected until the buyer accepts the earlier one',
    async run(api) {
      const caller = await api.signIn(pro);
      const { url: listing } = await createLiveApp(api, {}, pro);
      const texts = { title: 'Twice', description: 'May.', link: 'https://a.nz', label: 'Claim' };
      const buy = (key: string, more: object = {}) =>
        caller.call('POST', '/special-offers', {
          body: { data: { ...texts, listing, ...more } },
          headers: { 'Idempotency-Key': `contract-${key}` },
        });
      const { id } = exactly(await buy('first'), 201, recordOf(specialOfferStruct())).data;
      for (const key of ['second', 'second', 'third']) {
        const { message, details } = failure(await buy(key), 'earlier-offer');
        equal(message, offerTexts.earlier('Twice'), 'message');
        equal(details.offer, id, 'the earlier offer');
      }
      for (const earlier of [String(id), id + 0.5, -1, null]) {
        equal(
          failure(await buy('odd', { earlier }), 'invalid').message,
          'Earlier is not valid',
          'odd',
        );
      }
      equal((await buy('fourth', { earlier: id })).status, 201, 'accepted');
    },
  },
];
