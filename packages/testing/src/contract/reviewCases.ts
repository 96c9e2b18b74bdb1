import { vendorStruct } from '@portal/data/internal/schemas/accounts';
import {
  receivedSummaryStruct,
  reviewableStruct,
  reviewStruct,
  specialOfferStruct,
  subjectStruct,
} from '@portal/data/internal/schemas/feedback';
import { listingEventStruct } from '@portal/data/internal/schemas/moderation';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { reviewTexts, waitSample } from '@portal/domain';
import { array, nullable, number, object } from 'superstruct';
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
import { admin, createLiveApp, decide, eventList, getApp, pro, vendor } from './fixtures.ts';

const review = recordOf(reviewStruct());
const reviews = listOf(reviewStruct());
const offers = listOf(specialOfferStruct());
const latestStruct = object({ event: nullable(listingEventStruct), version: number() });

function write(caller: Caller, data: object) {
  return caller.send('POST', '/api/reviews', data);
}

/** An approved review with two stars of a listing of `owner`, by `pro`. */
async function received(api: ContractApi) {
  const [reader, staff] = [await api.signIn(pro), await api.signIn(admin)];
  const live = await createLiveApp(api, { name: 'Received by the contract' });
  const sent = await write(reader, { rating: 2, comment: 'Slow.', listing: `/apps/${live.slug}` });
  const { id } = exactly(sent, 201, review).data;
  await staff.call('PATCH', `/reviews/${id}`, { body: { status: 'APPROVED', version: 1 } });
  return { owner: await api.signIn(vendor), id, listing: live.id };
}

/** The reviews of a listing in a state, by id. */
async function queued(staff: Caller, state: string, listing: number) {
  const query = `listing=${listing}&state=${state}`;
  return (await staff.get(`/pending/reviews/apps?${query}`, reviews)).data.map(({ id }) => id);
}

export const reviewCases: ContractCase[] = [
  // Rows: 4.5, 7.10
  {
    title: 'a user has one review per listing, which a second one edits; approved reviews count',
    async run(api) {
      const [reader, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'Reviewed by the contract' });
      const listing = `/apps/${live.slug}`;
      const first = exactly(
        await write(reader, { rating: 2, comment: 'Slow.', listing }),
        201,
        review,
      ).data;
      equal([first.status, first.version, first.listing?.id], ['PENDING', 1, live.id], 'first');
      const again = await write(reader, { rating: 4, comment: 'Quicker now.', listing });
      const second = exactly(again, 200, review).data;
      equal([second.id, second.rating, second.version], [first.id, 4, 2], 'edited');
      const own = await reader.call('GET', `/reviewable/apps/${live.slug}`);
      equal(
        exactly(own, 200, recordOf(reviewableStruct())).data.review?.id,
        first.id,
        'earlier review',
      );
      const mine = async (caller: Caller) => (await caller.get('/me/reviews', reviews)).data;
      const [newest] = await mine(reader);
      equal([newest?.id, newest?.listing?.id], [first.id, live.id], 'first of the own reviews');
      must(
        (await mine(staff)).every(({ id }) => id !== first.id),
        'hidden from other users',
      );

      const about = '/reviewed/apps?pagination[pageSize]=100';
      const named = await staff.get(about, listOf(subjectStruct));
      equal(named.data.filter(({ id }) => id === live.id).length, 1, 'listed once');
      failure(await reader.call('GET', about), 'admins-only');

      equal((await getApp(staff, live.id)).numReviews, 0, 'pending');
      const body = { status: 'APPROVED', version: second.version };
      const approved = await staff.call('PATCH', `/reviews/${first.id}`, { body });
      equal(exactly(approved, 200, review).data.status, 'APPROVED', 'approved');
      const rated = await getApp(staff, live.id);
      equal([rated.rating, rated.numReviews], [4, 1], 'approved');
      const owner = await api.signIn(vendor);
      const [shown] = (await owner.get(`/reviews/apps/${live.id}/`, reviews)).data;
      equal(
        (await owner.get(`/reviews/apps/${live.id}?pagination[page]=2`, reviews)).data,
        [],
        'no second page',
      );
      equal([shown?.createdBy?.lastName, shown?.createdBy?.email], [null, null], 'first name only');

      equal(
        (await staff.get(`/reviews/${first.id}/events`, eventList)).data.map(({ kind }) => kind),
        ['approved', 'submitted', 'submitted'],
        'history',
      );
      await staff.call('DELETE', `/reviews/${first.id}`);
      failure(await staff.call('GET', `/reviews/${first.id}`), 'not-found');
      equal((await getApp(staff, live.id)).rating, null, 'deleted');
    },
  },
  // Rows: X23Q.3
  {
    title: 'an admin asks for changes to a review, which then waits for its author',
    async run(api) {
      const [reader, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'Reworded by the contract' });
      const listing = `/apps/${live.slug}`;
      const values = { rating: 4, comment: 'Fine.', listing };
      const sent = exactly(await write(reader, values), 201, review).data;
      const path = `/reviews/${sent.id}`;
      const patch = (data: object) =>
        staff.call('PATCH', path, { body: { status: 'PENDING', ...data } });
      const before = await queued(staff, 'pending', live.id);
      rejects(await patch({ remarks: [] }), 'note', 'Message is required');
      rejects(await patch({ remarks: [{}], note: 'x' }), 'remarks', 'Remarks is not valid');
      const ask = { remarks: [], note: 'Say what you use it for.', version: sent.version };
      const asked = exactly(await patch(ask), 200, review).data;
      equal(
        [asked.status, asked.request?.message, asked.adminNote],
        ['PENDING', ask.note, null],
        'asked',
      );
      const states = async () => [
        await queued(staff, 'pending', live.id),
        await queued(staff, 'changes', live.id),
      ];
      equal([before, ...(await states())], [[sent.id], [], [sent.id]], 'leaves the queue');
      const undone = exactly(await patch({ undo: true, version: asked.version }), 200, review).data;
      equal([undone.request, ...(await states())], [null, [sent.id], []], 'undone');
      await patch({ ...ask, version: undone.version });
      const [own] = (await reader.get('/me/reviews', reviews)).data;
      equal([own?.id, own?.request?.message], [sent.id, ask.note], 'shown to the author');
      const edited = await write(reader, { ...values, comment: 'Fine for invoices.' });
      equal(exactly(edited, 200, review).data.request?.open, false, 'answered');
      equal(await states(), [[sent.id], []], 'back in the queue');
      const [last] = (await staff.get(`${path}/events`, eventList)).data;
      equal([last?.kind, last?.fields], ['submitted', ['comment']], 'history');
      await staff.call('DELETE', path);
    },
  },
  {
    title: 'the list of all reviews contains everything for admins, and their own for other users',
    async run(api) {
      const [reader, owner, staff] = [
        await api.signIn(pro),
        await api.signIn(vendor),
        await api.signIn(admin),
      ];
      const live = await createLiveApp(api, { name: 'Listed by the contract' });
      const listing = `/apps/${live.slug}`;
      const sent = await write(reader, { rating: 3, comment: 'Fine.', listing });
      const { id, documentId } = exactly(sent, 201, review).data;
      equal(documentId, String(id), 'documentId');
      const lists = async (caller: Caller) => {
        return (await caller.get('/reviews?pagination[pageSize]=100', reviews)).data.some(
          (row) => row.id === id,
        );
      };
      equal(
        [await lists(reader), await lists(owner), await lists(staff)],
        [true, false, true],
        'listed',
      );
      const path = `/reviews/${documentId}`;
      await reader.get(path, review);
      failure(await owner.call('GET', path), 'not-found');
      const put = (status: string, caller = staff) => caller.send('PUT', path, { status });
      failure(await put('APPROVED', reader), 'admins-only');
      equal(exactly(await put('APPROVED'), 200, review).data.status, 'APPROVED', 'decided');
      equal(
        (await staff.get(`${path}/events`, eventList)).data[0]?.versionChecked,
        false,
        'version not checked',
      );
      await decide(staff, live, { status: 'DECLINED' });
      const ofDeclined = (await reader.get(path, review)).data;
      equal(ofDeclined.listing, null, 'hidden listing');
    },
  },
  // Rows: X23W.5
  {
    title: 'the author of a review in the queue sees the usual wait, once enough were decided',
    async run(api) {
      for (let decided = 0; decided < waitSample.fewest; decided += 1) await received(api);
      const [reader, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'Waited for' });
      const sent = await write(reader, {
        rating: 3,
        comment: 'Fine.',
        listing: `/apps/${live.slug}`,
      });
      const { id, wait } = exactly(sent, 201, review).data;
      must(wait !== undefined && wait.most >= wait.median, 'in the response');
      const [own] = (await reader.get('/me/reviews', reviews)).data;
      equal([own?.id, own?.wait], [id, wait], 'in the list');
      equal((await staff.get(`/reviews/${id}`, review)).data.wait, undefined, 'not for admins');
    },
  },
  // Rows: X23R.2
  {
    title:
      'a reply is public once approved, and its approved text stays while an edit is in review',
    async run(api) {
      const [reader, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const { owner, id, listing } = await received(api);
      const reply = (text: string, version?: number) =>
        owner.send('PUT', `/reviews/${id}/reply`, { text, version });
      const settle = (data: object, caller = staff) =>
        caller.send('PATCH', `/reviews/${id}/reply`, data);
      const seen = async () => (await reader.get(`/reviews/${id}`, review)).data.reply;
      const pending = async () =>
        (await staff.get('/pending/reviews/apps?state=reply', reviews)).data.map((row) => row.id);

      rejects(await reply(' '), 'text', reviewTexts.replyRequired);
      failure(await reader.send('PUT', `/reviews/${id}/reply`, { text: 'Hi.' }), 'not-found');
      const first = exactly(await reply('Thank you.'), 200, review).data.reply;
      equal([first?.text, first?.proposal?.status, first?.version], [null, 'PENDING', 1], 'sent');
      failure(await reply('Thanks.', 0), 'reply-changed');
      equal([await seen(), (await pending()).includes(id)], [null, true], 'only admins see it');
      rejects(
        await settle({ status: 'DECLINED', version: 1 }),
        'note',
        reviewTexts.declineReasonRequired,
      );
      failure(await settle({ status: 'APPROVED', version: 1 }, owner), 'admins-only');
      exactly(await settle({ status: 'APPROVED', version: 1 }), 200, review);
      failure(await settle({ status: 'APPROVED', version: 1 }), 'reply-changed');
      const shown = await seen();
      equal(
        [shown?.text, shown?.version, (await pending()).includes(id)],
        ['Thank you.', undefined, false],
        'public',
      );

      await reply('Buy more!', 2);
      const declined = await settle({ status: 'DECLINED', note: 'No ads.', version: 3 });
      const edited = exactly(declined, 200, review).data.reply;
      equal([edited?.text, edited?.proposal?.note], ['Thank you.', 'No ads.'], 'edit declined');
      equal((await seen())?.text, 'Thank you.', 'still public');
      const [own] = (await owner.get(`/me/received-reviews?listing=/apps/${listing}`, reviews))
        .data;
      equal([own?.id, own?.createdBy?.lastName], [id, null], 'in the list of the vendor');
      await owner.call('DELETE', `/reviews/${id}/reply`);
      equal(await seen(), null, 'deleted');
    },
  },
  // Rows: X23R.3
  {
    title: 'a vendor reports a review, whose author never learns of it, and an admin keeps it',
    async run(api) {
      const [reader, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const { owner, id } = await received(api);
      const report = (data: object) => owner.send('POST', `/reviews/${id}/report`, data);
      rejects(await report({ reason: 'rude' }), 'reason', reviewTexts.reportReasonRequired);
      rejects(await report({ reason: 'other' }), 'text', reviewTexts.reportTextRequired);
      const sent = exactly(await report({ reason: 'spam', text: 'A link.' }), 200, review).data;
      equal([sent.report?.reason, sent.report?.open], ['spam', true], 'reported');
      failure(await report({ reason: 'spam' }), 'already-reported');
      const queue = (await staff.get('/pending/reviews/apps?state=reported', reviews)).data;
      equal(queue.find((row) => row.id === id)?.report?.text, 'A link.', 'for admins');
      equal((await reader.get(`/reviews/${id}`, review)).data.report, null, 'not for the author');
      const keep = () => staff.call('DELETE', `/reviews/${id}/report`);
      equal(exactly(await keep(), 200, review).data.report?.open, false, 'kept');
      failure(await keep(), 'already-decided');
      const history = await staff.get(`/reviews/${id}/events`, eventList);
      equal(
        history.data.slice(0, 2).map((event) => [event.kind, event.adminNote]),
        [
          ['report-closed', null],
          ['reported', 'spam: A link.'],
        ],
        'history',
      );
    },
  },
  // Rows: X23R.1
  {
    title: 'a vendor filters the reviews of their listings and sees their counts',
    async run(api) {
      const { owner, id, listing } = await received(api);
      const list = async (query: string) =>
        (
          await owner.get(`/me/received-reviews?listing=/apps/${listing}&${query}`, reviews)
        ).data.map((row) => row.id);
      equal(await list('rating=2,5&unanswered=true&sort=rating:asc'), [id], 'by stars');
      equal([await list('rating=1'), await list('to=2020-01-01')], [[], []], 'others');
      equal((await owner.call('GET', '/me/received-reviews?rating=6')).status, 400, 'no rating');
      const path = `/me/received-reviews/summary?listing=/apps/${listing}`;
      const { total, mean, counts, months } = (
        await owner.get(path, recordOf(receivedSummaryStruct))
      ).data;
      equal([total, mean, counts], [1, 2, [0, 1, 0, 0, 0]], 'counts');
      equal([months.at(-1)?.count, months.at(-1)?.rating], [1, 2], 'this month');
      const other = await api.signIn(pro);
      equal((await other.get(path, recordOf(receivedSummaryStruct))).data.total, 0, 'foreign');
    },
  },
  // Rows: 5.8
  {
    title: 'a review needs a rating, a comment and a live listing of another account',
    async run(api) {
      const [owner, reader] = [await api.signIn(vendor), await api.signIn(pro)];
      const empty = await write(reader, {});
      rejects(empty, 'rating', reviewTexts.ratingRequired);
      rejects(empty, 'comment', reviewTexts.commentRequired);
      rejects(empty, 'listing', reviewTexts.listingRequired);
      const live = await createLiveApp(api);
      const texts = { rating: 5, comment: 'Mine is the best.', listing: `/apps/${live.slug}` };
      rejects(await write(owner, texts), 'listing', reviewTexts.notReviewable);
      rejects(await write(reader, { ...texts, rating: 6 }), 'rating', 'Rating is not valid');
      failure(await owner.call('GET', `/reviewable/apps/${live.id}`), 'not-found');
      const subjects = (
        await owner.get('/reviewable/apps?pagination[pageSize]=100', listOf(subjectStruct))
      ).data;
      must(!subjects.some(({ id }) => id === live.id), 'without the own listing');
      failure(await owner.call('DELETE', '/reviews/1'), 'admins-only');
    },
  },
  {
    title:
      'of two concurrent decisions on a review or an offer one succeeds, and the other returns it',
    async run(api) {
      const [reader, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const live = await createLiveApp(api);
      const texts = { rating: 1, comment: 'Two admins read this.', listing: `/apps/${live.slug}` };
      const { id, version } = exactly(await write(reader, texts), 201, review).data;
      const send = (path: string, body: object) => staff.call('PATCH', path, { body });
      const path = `/reviews/${id}`;
      await send(path, { status: 'DECLINED', note: 'Names a person.', version });
      const late = await send(path, { status: 'APPROVED', version });
      const { latest } = failure(late, 'already-decided').details ?? {};
      const conflict = exactly({ ...late, body: latest, status: 200 }, 200, latestStruct);
      equal([conflict.event?.kind, conflict.version], ['declined', version + 1], 'decision');
      const undone = await send(path, { status: 'PENDING', version: version + 1 });
      const back = exactly(undone, 200, review).data;
      equal([back.status, back.adminNote], ['PENDING', null], 'reopened');

      const [offer] = (await staff.get('/pending/special-offers/services?state=pending', offers))
        .data;
      must(offer !== undefined, 'the demo has a pending offer for a service');
      const at = `/special-offers/${offer.id}`;
      equal((await send(at, { status: 'A', version: offer.version })).status, 200, 'approved');
      failure(await send(at, { status: 'A', version: offer.version }), 'already-decided');
    },
  },
  {
    title: 'only the account of a listing sees its offers',
    async run(api) {
      const staff = await api.signIn(admin);
      const [offer] = (await staff.get('/special-offers/apps/', offers)).data;
      const id = offer?.listing?.id;
      must(id !== undefined, 'the demo has an active offer');
      const [owner, other] = [await api.signIn(vendor), await api.signIn(pro)];
      const responses = [owner, other].map((caller) =>
        caller.call('GET', `/special-offers/apps/${id}/`),
      );
      const [own, foreign] = (await Promise.all(responses)).toSorted((a, b) => a.status - b.status);
      must(own !== undefined && foreign !== undefined, 'two responses');
      const rows = exactly(own, 200, recordOf(array(specialOfferStruct()))).data;
      equal(rows.find((row) => row.id === offer?.id)?.createdBy, null, 'without the buyer');
      failure(foreign, 'not-found');
    },
  },
  {
    title: 'an admin sees the moderation statistics of a vendor',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api);
      const account = live.account?.id ?? 0;
      const ask = (caller: Caller) => caller.call('GET', `/vendors/${account}`);
      const facts = async () => exactly(await ask(staff), 200, recordOf(vendorStruct)).data;
      const before = await facts();
      must(before.live > 0 && before.email !== null, 'facts');
      await decide(staff, live, { status: 'DECLINED' });
      const after = await facts();
      equal(
        [after.live, after.pending, after.declined],
        [before.live - 1, before.pending + 1, before.declined + 1],
        'after a decline',
      );
      failure(await ask(owner), 'admins-only');
    },
  },
];
