import { array, type Struct } from 'superstruct';
import { listOf, recordOf } from '../../schemas/envelope.ts';
import { mediaStruct } from '../../schemas/media.ts';
import { plansStruct } from '../../schemas/plan.ts';
import { reviewStruct } from '../../schemas/review.ts';
import { specialOfferStruct } from '../../schemas/specialOffer.ts';
import {
  categoryStruct,
  industryStruct,
  subcategoryStruct,
  termStruct,
} from '../../schemas/term.ts';
import { listingTexts, offerTexts, termTexts, uploadTexts } from '../../schemas/texts.ts';
import { type ContractApi, type ContractCase, equal, exactly, must } from './contract.ts';
import { failsWith, failure } from './failures.ts';
import {
  admin,
  createApp,
  createLiveApp,
  decide,
  getApp,
  pro,
  saveApp,
  vendor,
} from './fixtures.ts';

async function checkTerms<T, S>(api: ContractApi, name: string, struct: Struct<T, S>) {
  const token = await api.signIn(vendor);
  const { data } = exactly(await api.call('GET', `/${name}`, { token }), 200, listOf(struct));
  must(data.length > 0, `the demo has ${name}`);
}

/** A file with these first bytes, filled up to a size. */
function picture(name: string, type: string, head: readonly number[], size = 64): FormData {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  const form = new FormData();
  form.append('files', new File([bytes], name, { type }));
  return form;
}

const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61];
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (symbol) => symbol.charCodeAt(0),
);

export const otherCases: ContractCase[] = [
  // Rows: 3.7, 7.4
  {
    title: 'terms come in their documented shapes',
    async run(api) {
      await checkTerms(api, 'industries', termStruct);
      await checkTerms(api, 'locations', termStruct);
      await checkTerms(api, 'categories', categoryStruct);
      await checkTerms(api, 'subcategories', subcategoryStruct);
    },
  },
  // Rows: 2.13, 7.4
  {
    title: 'an industry names its listings and the featured ones in order',
    async run(api) {
      const staff = await api.signIn(admin);
      const live = [await createLiveApp(api), await createLiveApp(api)];
      const industry = live[0]?.industries[0];
      must(industry !== undefined, 'has an industry');
      const featured = live.map(({ id }) => id).reverse();
      const body = { data: { featured_apps: featured, featured_services: [] } };
      const saved = await api.call('PUT', `/api/industries/${industry.id}`, { token: staff, body });
      equal(saved.status, 200, 'saved');
      const answer = await api.call('GET', `/industries/${industry.slug}`, { token: staff });
      const { data } = exactly(answer, 200, recordOf(industryStruct));
      equal(
        data.featuredApps.map(({ id }) => id),
        featured,
        'featured',
      );
      must(
        featured.every((id) => data.apps.some((app) => app.id === id)),
        'all are apps of it',
      );
    },
  },
  // Rows: 7.10
  {
    title: 'terms are added and deleted by admins, unless listings use them',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const body = { data: { name: 'Contract industry' } };
      const add = (token: string, values: object) =>
        api.call('POST', '/api/industries', { token, body: { data: values } });
      failure(await api.call('POST', '/api/industries', { token: owner, body }), 403);
      failsWith(await add(staff, { name: ' ' }), 400, termTexts.industryRequired);
      const { id } = exactly(await add(staff, body.data), 201, recordOf(termStruct)).data;
      const used = await createApp(api, owner, { industries: [id] });
      const refused = await api.call('DELETE', `/industries/${id}`, { token: staff });
      equal(failure(refused, 409).details?.count, 1, 'listings that use it');
      await api.call('DELETE', `/apps/${used.id}`, { token: owner });
      const { status } = await api.call('DELETE', `/industries/${id}`, { token: staff });
      must(status === 200 || status === 204, `deleted, got ${status}`);
    },
  },
  // Rows: 4.5, 7.9
  {
    title: 'reviews are listed and decided by admins',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const reviews = listOf(reviewStruct());
      failure(await api.call('GET', '/pending/reviews/apps/', { token: owner }), 403);
      const pending = await api.call('GET', '/pending/reviews/apps/?state=pending', {
        token: staff,
      });
      const [review] = exactly(pending, 200, reviews).data;
      must(review !== undefined, 'the demo has a pending review');
      const path = `reviews/${review.id}`;
      const decided = await api.call('PATCH', `/${path}`, {
        token: staff,
        body: { status: 'APPROVED' },
      });
      equal(exactly(decided, 200, recordOf(reviewStruct())).data.status, 'APPROVED', 'status');
      const of = await api.call('GET', `/reviews/apps/${review.listing?.id}/`, { token: staff });
      must(
        exactly(of, 200, reviews).data.some(({ id }) => id === review.id),
        'shows on its listing',
      );
    },
  },
  // Rows: 4.6, 7.9
  {
    title: 'a special offer is declined with a reason only',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const offers = listOf(specialOfferStruct());
      failure(await api.call('GET', '/pending/special-offers/apps/', { token: owner }), 403);
      const pending = await api.call('GET', '/pending/special-offers/apps/?state=pending', {
        token: staff,
      });
      const [offer] = exactly(pending, 200, offers).data;
      must(offer !== undefined, 'the demo has a pending offer');
      const decide = (body: object) =>
        api.call('PATCH', `/special-offers/${offer.id}`, { token: staff, body });
      failsWith(await decide({ status: 'D', admin_note: '' }), 400, offerTexts.reasonRequired);
      const declined = await decide({ status: 'D', admin_note: 'Not a saving.' });
      const { data } = exactly(declined, 200, recordOf(specialOfferStruct()));
      equal([data.status, data.adminNote], ['DECLINED', 'Not a saving.'], 'offer');
    },
  },
  // Rows: 3.9, 7.4
  {
    title: 'plans come in their documented shape',
    async run(api) {
      const token = await api.signIn(vendor);
      const plans = exactly(await api.call('GET', '/stripe/products', { token }), 200, plansStruct);
      equal(
        [plans.annually.intervalText, plans.quarterly.intervalText],
        ['annually', 'quarterly'],
        'keys',
      );
    },
  },
  // Rows: 7.7
  {
    title: 'a picture is taken by its content, up to five megabytes',
    async run(api) {
      const token = await api.signIn(vendor);
      const send = (body: FormData) => api.call('POST', '/api/upload', { token, body });
      const kept = await send(picture('logo.png', 'image/png', [...png], png.length));
      const [media] = exactly(kept, 200, array(mediaStruct));
      must(media !== undefined, 'is kept');
      const listing = await createApp(api, token, { logo: media.id });
      equal(listing.logo?.id, media.id, 'becomes the logo');
      failsWith(await send(picture('logo.png', 'image/png', gif)), 400, listingTexts.logoType);
      const large = picture('logo.png', 'image/png', [...png], 6 * 1024 * 1024);
      failsWith(await send(large), 413, listingTexts.logoSize);
    },
  },
  {
    title:
      'a picture is found by id, name and filter, and is described in words, by its owner only',
    async run(api) {
      const [token, other] = [await api.signIn(vendor), await api.signIn(pro)];
      const form = new FormData();
      form.append('files0', new File([png], 'front-door.png', { type: 'image/png' }));
      const sent = await api.call('POST', '/upload', { token, body: form });
      const [media] = exactly(sent, 200, array(mediaStruct));
      must(media !== undefined, 'is kept');
      const read = async (path: string) =>
        exactly(await api.call('GET', path, { token }), 200, mediaStruct).id;
      equal(await read(`/api/upload/files/${media.id}?populate=user`), media.id, 'by id');
      equal(await read('/api/upload/files/front-door.png'), media.id, 'by name');
      const filter = '/api/upload/files?filters[name][$eq]=front-door.png';
      const found = exactly(await api.call('GET', filter, { token }), 200, array(mediaStruct));
      equal(found[0]?.id, media.id, 'by filter');
      const path = `/api/upload/files/${media.id}`;
      const words = { alternativeText: 'A green door', caption: null };
      const said = await api.call('PATCH', path, { token, body: { data: words } });
      equal(exactly(said, 200, mediaStruct).alternativeText, words.alternativeText, 'in words');
      const caption = await api.call('PUT', path, { token, body: { data: { caption: 'Open' } } });
      const { alternativeText } = exactly(caption, 200, mediaStruct);
      equal(alternativeText, words.alternativeText, 'what is not sent stays');
      const foreign = { token: other, body: { data: { caption: 'Mine' } } };
      failsWith(await api.call('PATCH', path, foreign), 404, uploadTexts.notFound);
      failsWith(await api.call('GET', path, { token: other }), 404, uploadTexts.notFound);
    },
  },
  {
    title: 'the words of a picture that is live change with the listing, by its approval',
    async run(api) {
      const [token, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const form = new FormData();
      form.append('files0', new File([png], 'sign.png', { type: 'image/png' }));
      const sent = await api.call('POST', '/upload', { token, body: form });
      const [media] = exactly(sent, 200, array(mediaStruct));
      must(media !== undefined, 'is kept');
      const live = await createLiveApp(api, { logo: media.id });
      const say = async (alternativeText: string, by = token) => {
        const body = { data: { alternativeText } };
        const answer = await api.call('PATCH', `/upload/files/${media.id}`, { token: by, body });
        return exactly(answer, 200, mediaStruct).id;
      };
      const copy = await say('A red sign');
      must(copy !== media.id, 'another record');
      equal(await say('A red sign'), copy, 'once');
      const revision = await saveApp(api, token, live, { logo: copy });
      equal(revision.changedFields, ['logo'], 'proposed');
      const words = async () => (await getApp(api, token, live.id)).logo?.alternativeText;
      equal(await words(), null, 'not yet');
      await decide(api, staff, revision, { status: 'APPROVED' });
      equal(await words(), 'A red sign', 'then');
      equal([await say('A sign', staff), await words()], [media.id, 'A red sign'], 'an admin');
    },
  },
];
