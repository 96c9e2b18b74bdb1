import { reviewStruct } from '@portal/data/internal/schemas/feedback';
import type { Import } from '@portal/data/internal/schemas/imports';
import { notificationPageStruct } from '@portal/data/internal/schemas/notifications';
import { listOf } from '@portal/data/internal/schemas/wire';
import { collections, importTexts } from '@portal/domain';
import { demoPassword } from '../memory/seed.ts';
import { join } from './accountActionCases.ts';
import { type Caller, type ContractCase, equal, failure, must } from './contract.ts';
import { admin, createApp, decide, vendor } from './fixtures.ts';
import { countsOf, formOf, settled, upload } from './importCases.ts';

const check = (caller: Caller, { id, columns, key }: Import) =>
  settled(caller, 'PUT', `/imports/${id}`, { targets: columns.map(({ target }) => target), key });

const problemsOf = ({ problems }: Import) =>
  problems.map(({ row, errors: [error] }) => [row, error?.path[0], error?.message]);

const list = listOf(reviewStruct());

export const reviewImportCases: ContractCase[] = [
  // Rows: X45T.11
  {
    title:
      'reviews are created from a file once, no one is notified, and untouched ones are undone',
    async run(api) {
      const [caller, owner] = [await api.signIn(admin), await join(api)];
      const [ana, ben, cy] = [await join(api), await join(api), await join(api)];
      const made = await createApp(owner, { name: `Reviewed ${crypto.randomUUID()}` });
      const { slug, id } = await decide(caller, made, { status: 'APPROVED' });
      const file = [
        'App;Reviewer email;Stars;Review;Date;Status',
        `${slug};${ana.email.toUpperCase()};5;Very good;2021-05-06;approved`,
        `${id};${ben.email};2;Not good;;`,
        `${slug};${cy.email};1;Bad;2020-01-01;declined`,
        `${slug};${ana.email};4;Twice;;`,
        `${slug};nobody@contract.example;4;Lost;;`,
        `${slug};${owner.email};5;My own;;`,
        `nowhere;${ana.email};5;Gone;;`,
        `${slug};${ben.email};6;x;tomorrow;`,
      ].join('\n');
      const sent = await upload(caller, file, 'reviews');
      equal(
        [sent.key, ...sent.columns.map(({ target }) => target)],
        [
          ...['listing_slug', 'listing_slug', 'author_email'],
          ...['rating', 'comment', 'created', 'status'],
        ],
        'columns',
      );
      const checked = await check(caller, sent);
      equal(countsOf(checked), ['3 new', '5 failed'], 'checked');
      equal(
        problemsOf(checked).slice(0, 4),
        [
          [5, 'listing_slug', 'Row 2 is about the same review'],
          [6, 'author_email', importTexts.noSuchAuthor],
          [7, 'listing_slug', importTexts.notReviewable],
          [8, 'listing_slug', importTexts.notReviewable],
        ],
        'problems',
      );
      const read = async () => {
        const active = await caller.get(`/reviews/apps?listing=${slug}`, list);
        const waiting = await caller.get(`/pending/reviews/apps?listing=${slug}`, list);
        return [...active.data, ...waiting.data];
      };
      equal(await read(), [], 'nothing is written by the check');
      const told = async (user: Caller) => {
        const { data } = await user.get('/me/notifications', notificationPageStruct);
        return data.map(({ kind }) => kind).filter((kind) => kind.startsWith('review'));
      };
      const path = `/imports/${sent.id}`;
      equal(
        countsOf(await settled(caller, 'POST', `${path}/run`)),
        ['3 created', '5 failed'],
        'written',
      );
      const [first, second, third] = await read();
      must(first !== undefined && second !== undefined && third !== undefined, 'three reviews');
      equal(
        [first, second, third].map(({ rating, comment, status }) => [rating, comment, status]),
        [
          [5, 'Very good', 'APPROVED'],
          [2, 'Not good', 'PENDING'],
          [1, 'Bad', 'DECLINED'],
        ],
        'stored',
      );
      equal(first.createdAt.slice(0, 10), '2021-05-06', 'its day');
      const again = await check(caller, await upload(caller, file, 'reviews'));
      equal(countsOf(again), ['3 unchanged', '5 failed'], 'a second time');
      const other = file.replace('Very good', 'Other words');
      const differs = await check(caller, await upload(caller, other, 'reviews'));
      equal(problemsOf(differs)[0], [2, 'row', importTexts.reviewedAlready], 'other words');
      const decision = { data: { status: 'APPROVED', version: second.version } };
      equal(
        (await caller.call('PATCH', `/reviews/${second.id}`, { body: decision })).status,
        200,
        'decided',
      );
      // Of the decision, after which the events of the import would have been handled.
      for (let tries = 0; (await told(owner)).length === 0; tries += 1) {
        must(tries < 800, 'the vendor is told of the decision');
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      equal(await told(owner), ['review-received'], 'the vendor only of the decision');
      equal([await told(ana), await told(cy)], [[], []], 'authors are not told');
      const undone = await settled(caller, 'POST', `${path}/undo`);
      equal(countsOf(undone), ['1 kept', '2 undone', '5 failed'], 'undone');
      equal(
        (await read()).map(({ id }) => id),
        [second.id],
        'the others are gone',
      );
    },
  },
  {
    title: 'an author who is blocked or about to be deleted writes no review by an import',
    portable: true,
    async run(api) {
      const [caller, owner] = [await api.signIn(admin), await join(api)];
      const [blocked, leaving] = [await join(api), await join(api)];
      const made = await createApp(owner, { name: `Unreviewed ${crypto.randomUUID()}` });
      const { slug } = await decide(caller, made, { status: 'APPROVED' });
      const ends = [
        [`/accounts/${blocked.id}/block`, { reason: 'Spam', hide_listings: false }],
        [
          `/accounts/${leaving.id}/delete`,
          { email: leaving.email, current_password: demoPassword },
        ],
      ] as const;
      for (const [path, data] of ends)
        equal((await caller.send('POST', path, data)).status, 200, path);
      const rows = [blocked, leaving].map(({ email }) => `${slug};${email};5;Good`);
      const file = ['App;Reviewer email;Stars;Review', ...rows].join('\n');
      const checked = await check(caller, await upload(caller, file, 'reviews'));
      equal(
        problemsOf(checked),
        [2, 3].map((row) => [row, 'author_email', importTexts.closedAuthor]),
        'problems',
      );
    },
  },
  {
    title: 'the exports of all reviews are taken back without a change',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      for (const type of collections)
        for (const format of ['json', 'csv']) {
          const { body } = await caller.call('GET', `/reviews/${type}?format=${format}`);
          const text = typeof body === 'string' ? body : JSON.stringify(body);
          const sent = await upload(caller, text, 'reviews');
          must(sent.rows > 0, 'rows');
          const checked = await check(caller, sent);
          equal(countsOf(checked), [`${sent.rows} unchanged`], `${type} ${format}`);
        }
    },
  },
  {
    title: 'vendors import no reviews',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const body = formOf('Listing slug\nkea');
      failure(await caller.call('POST', '/imports/reviews', { body }), 'admins-only');
    },
  },
];
