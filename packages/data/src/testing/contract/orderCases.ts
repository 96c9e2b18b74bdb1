import { number, string, type } from 'superstruct';
import { listingStatus } from '../../schemas/moderation.ts';
import { listOf, recordOf } from '../../schemas/wire.ts';
import { type ContractCase, equal, exactly, must } from './contract.ts';
import { admin, createApp, createLiveApp, decide, listingList, pro, vendor } from './fixtures.ts';

const made = recordOf(type({ id: number() }));
const feedback = listOf(type({ status: string(), createdAt: string() }));

/* The order of the lists in which admins decide. */

export const orderCases: ContractCase[] = [
  // Rows: 4.2
  {
    title: 'an admin’s pending list begins with what waits, oldest first, then what was declined',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      await decide(api, staff, await createApp(api, owner), { status: 'DECLINED' });
      await createApp(api, owner);
      const path = '/pending/apps?pagination[pageSize]=100';
      const rows = exactly(await api.call('GET', path, { token: staff }), 200, listingList).data;
      const declined = rows.findIndex(({ status }) => status === 'DECLINED');
      must(declined > 0, 'waiting ones first, then declined ones');
      must(
        rows.slice(declined).every(({ draft, status }) => draft || status === 'DECLINED'),
        'nothing waits after a declined one',
      );
      const sent = rows.slice(0, declined).map(({ submittedAt }) => Date.parse(submittedAt ?? ''));
      equal(
        sent,
        sent.toSorted((a, b) => a - b),
        'longest waiting first',
      );
    },
  },
  {
    title: 'pending reviews and offers begin with what waits, oldest first, then what was declined',
    async run(api) {
      const [token, reader] = [await api.signIn(admin), await api.signIn(pro)];
      const post = async (path: string, data: object) => {
        const response = await api.call('POST', path, { token: reader, body: { data } });
        return exactly(response, 201, made).data.id;
      };
      const decline = (path: string, body: object) => api.call('PATCH', path, { token, body });
      const words = { rating: 1, comment: 'Ordered.' };
      const other = (await createLiveApp(api)).url;
      const worst = await post('/reviews', { ...words, listing: other });
      await decline(`/reviews/${worst}`, { status: 'DECLINED', note: 'No.' });
      await post('/reviews', { ...words, listing: (await createLiveApp(api)).url });
      const { url } = await createLiveApp(api, {}, pro);
      const bought = { description: 'May.', link: 'https://a.nz', label: 'Claim', listing: url };
      const first = await post('/special-offers', { ...bought, title: 'First in order' });
      await decline(`/special-offers/${first}`, { status: 'D', admin_note: 'No.' });
      await post('/special-offers', { ...bought, title: 'Second in order' });

      for (const list of ['reviews', 'special-offers']) {
        const path = `/pending/${list}/apps?pagination[pageSize]=100`;
        const response = await api.call('GET', path, { token });
        const rows = exactly(response, 200, feedback).data;
        const waiting = rows.findIndex(({ status }) => listingStatus(status) === 'DECLINED');
        must(waiting > 0, `${list}: waiting ones first, then declined ones`);
        const tail = rows.slice(waiting).map(({ status }) => listingStatus(status));
        equal([...new Set(tail)], ['DECLINED'], `${list}: nothing waits after a declined one`);
        const written = rows.slice(0, waiting).map(({ createdAt }) => Date.parse(createdAt));
        const sorted = written.toSorted((a, b) => a - b);
        equal(written, sorted, `${list}: oldest first`);
      }
    },
  },
];
