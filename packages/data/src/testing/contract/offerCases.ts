import { offerTexts } from '@portal/domain';
import { array } from 'superstruct';
import { specialOfferStruct } from '../../schemas/feedback.ts';
import { listOf, recordOf } from '../../schemas/wire.ts';
import { type ContractCase, equal, exactly, failure, rejects } from './contract.ts';
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
