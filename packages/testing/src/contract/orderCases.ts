import { listingStatus } from '@portal/data/internal/schemas/moderation';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { number, string, type } from 'superstruct';
import { type ContractCase, equal, exactly, must } from './contract.ts';
import { admin, createApp, createLiveApp, decide, listingList, pro, vendor } from './fixtures.ts';

const made = recordOf(type({ id: number() }));
const feedback = listOf(type({ id: number(), status: string() }));

/* The order of the lists in which admins decide. */

export const orderCases: ContractCase[] = [
  // Rows: 4.2
  {
    title:
      'an admin’s pending list shows undecided listings first, oldest first, then declined ones',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      await decide(staff, await createApp(owner), { status: 'DECLINED' });
      await createApp(owner);
      const path = '/pending/apps?pagination[pageSize]=100';
      const rows = (await staff.get(path, listingList)).data;
      const declined = rows.findIndex(({ status }) => status === 'DECLINED');
      must(declined > 0, 'undecided before declined');
      must(
        rows.slice(declined).every(({ draft, status }) => draft || status === 'DECLINED'),
        'only declined at the end',
      );
      const sent = rows.slice(0, declined).map(({ submittedAt }) => Date.parse(submittedAt ?? ''));
      equal(
        sent,
        sent.toSorted((a, b) => a - b),
        'oldest first',
      );
    },
  },
  // Rows: X23R.4
  {
    title:
      'pending reviews and offers show undecided ones first, by their last submission, then declined ones',
    async run(api) {
      const [caller, reader] = [await api.signIn(admin), await api.signIn(pro)];
      const post = async (path: string, data: object) => {
        const response = await reader.send('POST', path, data);
        return exactly(response, 201, made).data.id;
      };
      const decline = (path: string, body: object) => caller.call('PATCH', path, { body });
      const texts = { rating: 1, comment: 'Ordered.' };
      const other = (await createLiveApp(api)).url;
      const worst = await post('/reviews', { ...texts, listing: other });
      await decline(`/reviews/${worst}`, { status: 'DECLINED', note: 'No.' });
      const edited = { ...texts, listing: (await createLiveApp(api)).url };
      const review = await post('/reviews', edited);
      const second = await post('/reviews', { ...texts, listing: (await createLiveApp(api)).url });
      await reader.send('POST', '/reviews', { ...edited, comment: 'Edited.' });
      const { url } = await createLiveApp(api, {}, pro);
      const bought = { description: 'May.', link: 'https://a.nz', label: 'Claim', listing: url };
      const first = await post('/special-offers', { ...bought, title: 'First in order' });
      await decline(`/special-offers/${first}`, { status: 'D', admin_note: 'No.' });
      const offers = [
        await post('/special-offers', { ...bought, title: 'Second in order' }),
        await post('/special-offers', { ...bought, title: 'Third in order' }),
      ];

      for (const [list, order] of [
        ['reviews', [second, review]],
        ['special-offers', offers],
      ] as const) {
        const path = `/pending/${list}/apps?pagination[pageSize]=100`;
        const rows = (await caller.get(path, feedback)).data;
        const waiting = rows.findIndex(({ status }) => listingStatus(status) === 'DECLINED');
        must(waiting > 0, `${list}: undecided before declined`);
        const tail = rows.slice(waiting).map(({ status }) => listingStatus(status));
        equal([...new Set(tail)], ['DECLINED'], `${list}: only declined at the end`);
        const ids = rows.slice(0, waiting).map(({ id }) => id);
        const found = ids.filter((id) => order.some((each) => each === id));
        equal(found, order, `${list}: first submitted first`);
      }
    },
  },
];
