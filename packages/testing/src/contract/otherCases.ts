import { plansStruct } from '@portal/data/internal/schemas/billing';
import { reviewStruct, specialOfferStruct } from '@portal/data/internal/schemas/feedback';
import {
  categoryStruct,
  featurableStruct,
  industryStruct,
  subcategoryStruct,
  termStruct,
} from '@portal/data/internal/schemas/term';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { offerTexts, termTexts } from '@portal/domain';
import type { Struct } from 'superstruct';
import {
  type Caller,
  type ContractApi,
  type ContractCase,
  equal,
  exactly,
  failure,
  must,
  rejects,
} from './contract.ts';
import { admin, createApp, createLiveApp, vendor } from './fixtures.ts';

async function checkTerms<T, S>(api: ContractApi, name: string, struct: Struct<T, S>) {
  const caller = await api.signIn(vendor);
  const { data } = await caller.get(`/${name}`, listOf(struct));
  must(data.length > 0, `the demo has ${name}`);
}

export const otherCases: ContractCase[] = [
  // Rows: 3.7, 7.4
  {
    title: 'terms have their documented shapes',
    portable: true,
    async run(api) {
      await checkTerms(api, 'industries', termStruct);
      await checkTerms(api, 'locations', termStruct);
      await checkTerms(api, 'categories', categoryStruct);
      await checkTerms(api, 'subcategories', subcategoryStruct);
    },
  },
  // Rows: 2.13, 7.4
  {
    title: 'an industry lists its listings, and the featured ones in order',
    async run(api) {
      const staff = await api.signIn(admin);
      const live = [await createLiveApp(api), await createLiveApp(api)];
      const industry = live[0]?.industries[0];
      must(industry !== undefined, 'has an industry');
      const featured = live.map(({ id }) => id).reverse();
      const body = { data: { featured_apps: featured, featured_services: [] } };
      const saved = await staff.call('PUT', `/api/industries/${industry.id}`, { body });
      equal(saved.status, 200, 'saved');
      const { data } = await staff.get(`/industries/${industry.slug}`, recordOf(industryStruct));
      equal(
        data.featuredApps.map(({ id }) => id),
        featured,
        'featured',
      );
      const path = `/industries/${industry.slug}/apps?pagination[pageSize]=100`;
      const apps = await staff.get(path, listOf(featurableStruct));
      equal(data.apps, apps.data, 'the first hundred apps by name');
      const whole: { meta?: unknown } = Object(
        (await staff.call('GET', `/industries/${industry.slug}`)).body,
      );
      const counts = {
        apps: { total: data.apps.length },
        services: { total: data.services.length },
      };
      equal(whole.meta, counts, 'and how many there are');
      must(
        featured.every((id) => apps.data.some((app) => app.id === id)),
        'all belong to the industry',
      );
    },
  },
  // Rows: 2.13
  {
    title: 'the listings of an industry are found by name, and pages have each of them once',
    async run(api) {
      const staff = await api.signIn(admin);
      const named = (name: string) => createLiveApp(api, { name });
      const live = [await named('Paged Kererū'), await named('Paged Ahuriri')];
      const [industry] = live[0]?.industries ?? [];
      must(industry !== undefined, 'has an industry');
      const search = `/industries/${industry.id}/apps?_q=paged&pagination[pageSize]=1`;
      const pages = [1, 2].map((page) =>
        staff.get(`${search}&pagination[page]=${page}`, listOf(featurableStruct)),
      );
      const found = (await Promise.all(pages)).flatMap(({ data }) => data.map(({ id }) => id));
      equal(found, live.map(({ id }) => id).reverse(), 'by name');
    },
  },
  // Rows: 7.10
  {
    title: 'only admins add and delete terms, and not terms in use',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const body = { data: { name: 'Contract industry' } };
      const add = (caller: Caller, values: object) =>
        caller.send('POST', '/api/industries', values);
      failure(await owner.call('POST', '/api/industries', { body }), 'admins-only');
      rejects(await add(staff, { name: ' ' }), 'name', termTexts.industryRequired);
      const { id } = exactly(await add(staff, body.data), 201, recordOf(termStruct)).data;
      const used = await createApp(owner, { industries: [id] });
      const rejected = await staff.call('DELETE', `/industries/${id}`);
      equal(failure(rejected, 'term-in-use').details?.count, 1, 'listings that use it');
      await owner.call('DELETE', `/apps/${used.id}`);
      const { status } = await staff.call('DELETE', `/industries/${id}`);
      must(status === 200 || status === 204, `deleted, got ${status}`);
    },
  },
  // Rows: 4.5, 7.9
  {
    title: 'only admins list and decide reviews',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const reviews = listOf(reviewStruct());
      failure(await owner.call('GET', '/pending/reviews/apps/'), 'admins-only');
      const pending = await staff.call('GET', '/pending/reviews/apps/?state=pending');
      const [review] = exactly(pending, 200, reviews).data;
      must(review !== undefined, 'the demo has a pending review');
      const path = `reviews/${review.id}`;
      const decided = await staff.call('PATCH', `/${path}`, { body: { status: 'APPROVED' } });
      equal(exactly(decided, 200, recordOf(reviewStruct())).data.status, 'APPROVED', 'status');
      must(
        (await staff.get(`/reviews/apps/${review.listing?.id}/`, reviews)).data.some(
          ({ id }) => id === review.id,
        ),
        'on its listing',
      );
    },
  },
  // Rows: 4.6, 7.9
  {
    title: 'declining a special offer needs a reason',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const offers = listOf(specialOfferStruct());
      failure(await owner.call('GET', '/pending/special-offers/apps/'), 'admins-only');
      const pending = await staff.call('GET', '/pending/special-offers/apps/?state=pending');
      const [offer] = exactly(pending, 200, offers).data;
      must(offer !== undefined, 'the demo has a pending offer');
      const decide = (body: object) => staff.call('PATCH', `/special-offers/${offer.id}`, { body });
      rejects(
        await decide({ status: 'D', admin_note: '' }),
        'admin_note',
        offerTexts.reasonRequired,
      );
      const declined = await decide({ status: 'D', admin_note: 'Not a saving.' });
      const { data } = exactly(declined, 200, recordOf(specialOfferStruct()));
      equal([data.status, data.adminNote], ['DECLINED', 'Not a saving.'], 'offer');
    },
  },
  // Rows: 3.9, 7.4
  {
    title: 'plans have their documented shape',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const plans = await caller.get('/stripe/products', plansStruct);
      equal(
        [plans.annually.intervalText, plans.quarterly.intervalText],
        ['annually', 'quarterly'],
        'keys',
      );
    },
  },
];
