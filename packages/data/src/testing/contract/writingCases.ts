import { genericTexts, listingTexts } from '../../schemas/texts.ts';
import { type ContractCase, equal, exactly, must } from './contract.ts';
import { failsWith, failure, refuses } from './failures.ts';
import {
  admin,
  appWrite,
  createApp,
  createLiveApp,
  getApp,
  idsIn,
  listingRecord,
  pro,
  saveApp,
  serviceWrite,
  teamList,
  trial,
  vendor,
} from './fixtures.ts';

const repeated = (symbol: string, count: number) => symbol.repeat(count);

export const writingCases: ContractCase[] = [
  // Rows: 4.3, 7.3
  {
    title: 'a new listing waits for a decision in the pending list',
    async run(api) {
      const token = await api.signIn(vendor);
      const made = await createApp(api, token);
      equal([made.status, made.draft, made.revision], ['PENDING', false, false], 'state');
      must(made.submittedAt !== null, 'is submitted');
      must((await idsIn(api, token, '/pending/apps')).includes(made.id), 'in the pending list');
      must(!(await idsIn(api, token, '/apps')).includes(made.id), 'not in the active list');
      const read = await getApp(api, token, made.id, '/pending');
      equal([read.name, read.nzOwned, read.industries.length], [made.name, true, 1], 'read back');
    },
  },
  // Rows: 5.9
  {
    title: 'every required field of a listing is asked for with its sentence',
    async run(api) {
      const token = await api.signIn(vendor);
      const answer = await api.call('POST', '/apps', { token, body: { data: {} } });
      failsWith(answer, 400, listingTexts.failed);
      refuses(answer, 'name', listingTexts.nameRequired);
      refuses(answer, 'summary', listingTexts.shortDescriptionRequired);
      refuses(answer, 'description', listingTexts.longDescriptionRequired);
      refuses(answer, 'link', listingTexts.linkRequired);
      refuses(answer, 'pricing', listingTexts.pricingRequired);
    },
  },
  // Rows: 5.11, 5.12
  {
    title: 'links, lengths, selections and ids are checked with their sentences',
    async run(api) {
      const token = await api.signIn(pro);
      const write = await serviceWrite(api, token);
      const send = (over: object) =>
        api.call('POST', '/services', { token, body: { data: { ...write, ...over } } });
      refuses(await send({ link: 'javascript:alert(1)' }), 'link', listingTexts.link);
      refuses(await send({ link: 'no link' }), 'link', listingTexts.link);
      refuses(await send({ trial: 'ftp://files.example' }), 'trial', listingTexts.link);
      refuses(await send({ email: 'nobody' }), 'email', genericTexts.email);
      refuses(await send({ name: repeated('ā', 121) }), 'name', genericTexts.max(120));
      refuses(await send({ summary: repeated('x', 301) }), 'summary', genericTexts.max(300));
      refuses(await send({ pricing: repeated('x', 61) }), 'pricing', genericTexts.max(60));
      refuses(await send({ locations: [1, 2, 3, 4] }), 'locations', genericTexts.maxSelected(3));
      const errors = failure(await send({ industries: [987_654] }), 400).details?.errors ?? [];
      must(
        errors.some(
          ({ path, message }) => path[0] === 'industries' && message.endsWith(' is not valid'),
        ),
        'an unknown id is refused at its field',
      );
    },
  },
  {
    title: 'text at its limit is kept whole, whatever the script',
    async run(api) {
      const token = await api.signIn(vendor);
      const name = `${repeated('ā', 119)}🦜`;
      const made = await createApp(api, token, { name, trial: 'https://contract.example/try' });
      equal((await getApp(api, token, made.id)).name, name, 'name');
    },
  },
  {
    title: 'bodies that are not a listing are refused, not stored',
    async run(api) {
      const token = await api.signIn(vendor);
      for (const body of [{}, { data: 'text' }, { data: [] }, { data: { name: { first: 'x' } } }]) {
        failure(await api.call('POST', '/apps', { token, body }), 400);
      }
    },
  },
  {
    title: 'a draft may be unfinished, is checked where it is filled in, and stays with its owner',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const body = { data: { name: 'Half a listing', draft: true } };
      const answer = await api.call('POST', '/apps', { token: owner, body });
      const { id, draft, submittedAt } = exactly(answer, 201, listingRecord).data;
      equal([draft, submittedAt], [true, null], 'not submitted');
      must((await idsIn(api, owner, '/pending/apps')).includes(id), 'its owner finds it');
      must(!(await idsIn(api, staff, '/pending/apps')).includes(id), 'no admin does');
      const bad = { data: { name: 'Half a listing', link: 'no link', draft: true } };
      refuses(
        await api.call('POST', '/apps', { token: owner, body: bad }),
        'link',
        listingTexts.link,
      );
    },
  },
  {
    title: 'a draft that is submitted waits for a decision',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const draft = await createApp(api, owner, { draft: true });
      const saved = await saveApp(api, owner, draft, { draft: false });
      equal([saved.status, saved.draft], ['PENDING', false], 'state');
      must(saved.version > draft.version, 'the version rises');
      must((await idsIn(api, staff, '/pending/apps')).includes(draft.id), 'admins see it');
    },
  },
  {
    title: 'what only staff may set is ignored from vendors',
    async run(api) {
      const token = await api.signIn(vendor);
      const over = {
        status: 'APPROVED',
        note: 'Mine',
        internal_note: 'Mine',
        account: 1,
        featured: true,
      };
      const made = await createApp(api, token, over);
      equal([made.status, made.adminNote], ['PENDING', null], 'status and note');
      equal(made.account?.email, vendor, 'account');
    },
  },
  {
    title: 'an admin creates directly, with the status given',
    async run(api) {
      const token = await api.signIn(admin);
      equal((await createApp(api, token)).status, 'PENDING', 'by default');
      const made = await createApp(api, token, { status: 'APPROVED' });
      equal(made.status, 'APPROVED', 'as given');
      must((await idsIn(api, token, '/apps')).includes(made.id), 'is live at once');
    },
  },
  {
    title: 'the people of a service are written with it, and changed by a revision like any field',
    async run(api) {
      const [owner, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const write = await serviceWrite(api, owner);
      const person = (name: string, position: string | null = null) => ({
        name,
        position,
        description: null,
        photo: null,
      });
      const save = async (method: 'POST' | 'PUT', path: string, over: object) => {
        const body = { data: { ...write, ...over } };
        const answer = await api.call(method, path, { token: owner, body });
        return exactly(answer, method === 'POST' ? 201 : 200, listingRecord).data;
      };
      const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
      const team = [person('Aroha', 'Adviser'), person('Ben'), person('Māia')];
      const made = await save('POST', '/services', { team_members: team });
      must(made.type === 'service', 'is a service');
      equal(namesOf({ data: made.teamMembers }), ['Aroha', 'Ben', 'Māia'], 'in their order');

      const list = `/team-members?filters[service][id][$eq]=${made.id}`;
      const known = async (token = owner) =>
        namesOf(exactly(await api.call('GET', list, { token }), 200, teamList));
      equal(await known(), ['Aroha', 'Ben', 'Māia'], 'by a filter');
      failure(await api.call('GET', list, { token: await api.signIn(vendor) }), 404);
      failure(await api.call('GET', '/team-members', { token: owner }), 400);

      const decided = await api.call('PATCH', `/services/${made.id}`, {
        token: staff,
        body: { data: { status: 'APPROVED', note: null, version: made.version } },
      });
      const live = exactly(decided, 200, listingRecord).data;
      const next = [person('Māia', 'Lead'), person('Aroha', 'Adviser')];
      const changed = await save('PUT', `/services/${made.id}`, {
        team_members: next,
        version: live.version,
      });
      equal(changed.changedFields, ['team_members'], 'the team is what changed');
      equal(await known(), ['Aroha', 'Ben', 'Māia'], 'what is live stays');
      const approve = { data: { status: 'APPROVED', note: null, version: changed.version } };
      await api.call('PATCH', `/services/${made.id}`, { token: staff, body: approve });
      equal(await known(), ['Māia', 'Aroha'], 'until it is approved');

      const nameless = { ...write, team_members: [person('Ben'), person(' ')] };
      const refused = await api.call('POST', '/services', {
        token: owner,
        body: { data: nameless },
      });
      const { details } = failure(refused, 400);
      equal(
        details,
        { errors: [{ path: ['team_members', '1', 'name'], message: 'Name is required' }] },
        'the one without a name is named',
      );
    },
  },
  {
    title: 'a service needs a plan that includes it',
    async run(api) {
      const body = { data: await serviceWrite(api, await api.signIn(vendor)) };
      const create = async (email: string) =>
        api.call('POST', '/services', { token: await api.signIn(email), body });
      failure(await create(vendor), 402);
      for (const email of [pro, trial, admin]) {
        const { data } = exactly(await create(email), 201, listingRecord);
        must(data.type === 'service' && data.locations.length === 1, 'is a service');
      }
    },
  },
  {
    title: 'a create that is sent twice with one key makes one record',
    async run(api) {
      const token = await api.signIn(vendor);
      const body = { data: { ...(await appWrite(api, token)), name: 'Sent twice' } };
      const headers = { 'Idempotency-Key': 'contract-sent-twice-1' };
      const send = () => api.call('POST', '/apps', { token, body, headers });
      const made = [];
      for (const answer of await Promise.all([send(), send(), send()])) {
        made.push(exactly(answer, 201, listingRecord).data.id);
      }
      equal(new Set(made).size, 1, 'ids');
      equal((await idsIn(api, token, '/pending/apps', '&_q=Sent twice')).length, 1, 'records');
      const other = { data: { ...body.data, name: 'Another body' } };
      failure(await api.call('POST', '/apps', { token, body: other, headers }), 422);
    },
  },
  {
    title: 'a save or a decision that is sent twice with one key is made once',
    async run(api) {
      const [token, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const [made, other] = [await createApp(api, token), await createApp(api, token)];
      const headers = { 'Idempotency-Key': 'contract-sent-twice-2' };
      const write = { ...(await appWrite(api, token)), name: 'Saved twice', version: 1 };
      const save = (id: number, over: object = {}) =>
        api.call('PUT', `/apps/${id}`, { token, headers, body: { data: { ...write, ...over } } });
      const first = exactly(await save(made.id), 200, listingRecord).data;
      equal(exactly(await save(made.id), 200, listingRecord).data, first, 'the second answer');
      failure(await save(made.id, { name: 'Another body' }), 422);
      const { name } = exactly(await save(other.id), 200, listingRecord).data;
      equal(name, 'Saved twice', 'the key counts for one address');

      const data = { status: 'DECLINED', note: 'No.', internal_note: null, version: first.version };
      const decide = () =>
        api.call('PATCH', `/apps/${made.id}`, { token: staff, headers, body: { data } });
      const decided = exactly(await decide(), 200, listingRecord).data;
      equal(exactly(await decide(), 200, listingRecord).data, decided, 'the decision');
    },
  },
  {
    title: 'a save on an old version is refused',
    async run(api) {
      const token = await api.signIn(vendor);
      const made = await createApp(api, token);
      await saveApp(api, token, made, { name: 'First save' });
      const data = { ...(await appWrite(api, token)), name: 'Second save', version: made.version };
      failure(await api.call('PUT', `/apps/${made.id}`, { token, body: { data } }), 409);
      equal((await getApp(api, token, made.id, '/pending')).name, 'First save', 'name');
    },
  },
  {
    title: 'what a save does not send stays as it is',
    async run(api) {
      const staff = await api.signIn(admin);
      const live = await createLiveApp(api, { name: 'Stays' });
      const { version } = await getApp(api, staff, live.id);
      const body = { data: { pricing: '$5 a month', version } };
      const answer = await api.call('PUT', `/apps/${live.id}`, { token: staff, body });
      const { name, pricing, status, industries } = exactly(answer, 200, listingRecord).data;
      equal([name, pricing, status], ['Stays', '$5 a month', 'APPROVED'], 'what it says');
      equal(industries, live.industries, 'industries');
    },
  },
  // Rows: 7.3
  {
    title: 'a deleted listing is gone',
    async run(api) {
      const token = await api.signIn(vendor);
      const { id } = await createApp(api, token);
      const { status } = await api.call('DELETE', `/apps/${id}`, { token });
      must(status === 200 || status === 204, `deleted, got ${status}`);
      failure(await api.call('GET', `/apps/${id}`, { token }), 404);
      must(!(await idsIn(api, token, '/pending/apps')).includes(id), 'not in the list');
    },
  },
];
