import { genericTexts, listingTexts } from '@portal/domain';
import { type ContractCase, equal, exactly, failure, must, rejects } from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  getApp,
  idsIn,
  listingRecord,
  pro,
  saveApp,
  serviceWrite,
  vendor,
} from './fixtures.ts';

const repeated = (symbol: string, count: number) => symbol.repeat(count);

export const writingCases: ContractCase[] = [
  // Rows: 4.3, 7.3
  {
    title: 'a new listing is in the pending list',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const made = await createApp(caller);
      equal([made.status, made.draft, made.revision], ['PENDING', false, false], 'state');
      must(made.submittedAt !== null, 'is submitted');
      must((await idsIn(caller, '/pending/apps')).includes(made.id), 'in the pending list');
      must(!(await idsIn(caller, '/apps')).includes(made.id), 'not in the active list');
      const read = await getApp(caller, made.id, '/pending');
      equal([read.name, read.nzOwned, read.industries.length], [made.name, true, 1], 'read back');
    },
  },
  // Rows: 5.9
  {
    title: 'a listing without required fields is rejected with a message for each',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const response = await caller.send('POST', '/apps', {});
      equal(failure(response, 'invalid').message, listingTexts.failed, 'message');
      rejects(response, 'name', listingTexts.nameRequired);
      rejects(response, 'summary', listingTexts.shortDescriptionRequired);
      rejects(response, 'description', listingTexts.longDescriptionRequired);
      rejects(response, 'link', listingTexts.linkRequired);
      rejects(response, 'pricing', listingTexts.pricingRequired);
    },
  },
  // Rows: 5.11, 5.12
  {
    title: 'links, lengths, selections and ids are validated',
    portable: true,
    async run(api) {
      const caller = await api.signIn(pro);
      const write = await serviceWrite(caller);
      const send = (over: object) => caller.send('POST', '/services', { ...write, ...over });
      rejects(await send({ link: 'javascript:alert(1)' }), 'link', listingTexts.link);
      rejects(await send({ link: 'no link' }), 'link', listingTexts.link);
      rejects(await send({ trial: 'ftp://files.example' }), 'trial', listingTexts.link);
      rejects(await send({ email: 'nobody' }), 'email', genericTexts.email);
      rejects(await send({ name: repeated('ā', 121) }), 'name', genericTexts.max(120));
      rejects(await send({ summary: repeated('x', 301) }), 'summary', genericTexts.max(300));
      rejects(await send({ pricing: repeated('x', 61) }), 'pricing', genericTexts.max(60));
      rejects(await send({ locations: [1, 2, 3, 4] }), 'locations', genericTexts.maxSelected(3));
      const unknown = await send({ industries: [987_654] });
      rejects(unknown, 'industries', genericTexts.notValid('Industry'));
    },
  },
  {
    title:
      'unstorable text is rejected, invisible text counts as empty, surrounding spaces are trimmed',
    async run(api) {
      const caller = await api.signIn(pro);
      const write = await serviceWrite(caller);
      const send = (over: object) => caller.send('POST', '/services', { ...write, ...over });
      for (const inside of [
        'http://ho\nst/',
        'http://ho\tst/',
        'https://a.nz/\0',
        'https://a.nz/\ud800',
      ])
        rejects(await send({ link: inside }), 'link', listingTexts.link);
      rejects(await send({ name: 'Kia\0ora' }), 'name', genericTexts.notValid('Listing name'));
      const unseen = repeated('\u200b', 301);
      rejects(await send({ summary: unseen }), 'summary', listingTexts.shortDescriptionRequired);
      rejects(
        await send({ email: `${repeated('a', 243)}@example.org` }),
        'email',
        genericTexts.max(254),
      );
      rejects(await send({ email: 'a..b@example.org' }), 'email', genericTexts.email);
      const around = {
        link: ' https://a.nz/x\n',
        trial: '\ta.nz/try\u200b',
        email: '\u202akiri@a.nz\u202c\r\n',
      };
      const response = await send({ ...around, pricing: ' $5 ', phone: '\u202a021 5\u202c' });
      const { link, freeTrial, pricing, ...made } = exactly(response, 201, listingRecord).data;
      equal([link, freeTrial, pricing], ['https://a.nz/x', 'https://a.nz/try', ' $5 '], 'links');
      must(made.type === 'service', 'is a service');
      equal([made.email, made.phone], ['kiri@a.nz', '021 5'], 'contact');
    },
  },
  {
    title: 'a text of maximum length is stored whole in every script',
    async run(api) {
      const caller = await api.signIn(vendor);
      const name = `${repeated('ā', 119)}🦜`;
      const made = await createApp(caller, { name, trial: 'https://contract.example/try' });
      equal((await getApp(caller, made.id)).name, name, 'name');
    },
  },
  {
    title: 'malformed bodies are rejected',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      for (const body of [{}, { data: 'text' }, { data: [] }, { data: { name: { first: 'x' } } }]) {
        failure(await caller.call('POST', '/apps', { body }), 'invalid');
      }
    },
  },
  {
    title: 'a draft may be incomplete but not invalid, and only its owner sees it',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const body = { data: { name: 'Half a listing', draft: true } };
      const response = await owner.call('POST', '/apps', { body });
      const { id, draft, submittedAt } = exactly(response, 201, listingRecord).data;
      equal([draft, submittedAt], [true, null], 'not submitted');
      must((await idsIn(owner, '/pending/apps')).includes(id), 'visible to its owner');
      must(!(await idsIn(staff, '/pending/apps')).includes(id), 'hidden from admins');
      const bad = { data: { name: 'Half a listing', link: 'no link', draft: true } };
      rejects(await owner.call('POST', '/apps', { body: bad }), 'link', listingTexts.link);
    },
  },
  {
    title: 'a submitted draft is pending',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const draft = await createApp(owner, { draft: true });
      const saved = await saveApp(owner, draft, { draft: false });
      equal([saved.status, saved.draft], ['PENDING', false], 'state');
      must(saved.version > draft.version, 'the version rises');
      must((await idsIn(staff, '/pending/apps')).includes(draft.id), 'visible to admins');
    },
  },
  {
    title: 'fields that only admins may set are ignored from vendors',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const over = {
        status: 'APPROVED',
        note: 'Mine',
        internal_note: 'Mine',
        account: 1,
        featured: true,
      };
      const made = await createApp(caller, over);
      equal([made.status, made.adminNote], ['PENDING', null], 'status and note');
      equal(made.account?.email, vendor, 'account');
    },
  },
  {
    title: 'an admin creates a listing with any status',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      equal((await createApp(caller)).status, 'PENDING', 'by default');
      const made = await createApp(caller, { status: 'APPROVED' });
      equal(made.status, 'APPROVED', 'as given');
      must((await idsIn(caller, '/apps')).includes(made.id), 'is live at once');
    },
  },
  {
    title: 'a save keeps omitted fields',
    portable: true,
    async run(api) {
      const staff = await api.signIn(admin);
      const live = await createLiveApp(api, { name: 'Stays' });
      const { version } = await getApp(staff, live.id);
      const body = { data: { pricing: '$5 a month', version } };
      const response = await staff.call('PUT', `/apps/${live.id}`, { body });
      const { name, pricing, status, industries } = exactly(response, 200, listingRecord).data;
      equal([name, pricing, status], ['Stays', '$5 a month', 'APPROVED'], 'omitted fields');
      equal(industries, live.industries, 'industries');
    },
  },
  // Rows: 7.3
  {
    title: 'a deleted listing is gone',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const { id } = await createApp(caller);
      const { status } = await caller.call('DELETE', `/apps/${id}`);
      must(status === 200 || status === 204, `deleted, got ${status}`);
      failure(await caller.call('GET', `/apps/${id}`), 'not-found');
      must(!(await idsIn(caller, '/pending/apps')).includes(id), 'not in the list');
    },
  },
];
