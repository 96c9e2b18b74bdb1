import { type ContractCase, equal, exactly, failure, must } from './contract.ts';
import {
  admin,
  createLiveApp,
  listingRecord,
  pro,
  serviceWrite,
  teamList,
  trial,
  vendor,
} from './fixtures.ts';

/** What services have and apps do not. */
export const serviceCases: ContractCase[] = [
  {
    title: 'the team of a service is saved with it, and changed by a revision like any field',
    async run(api) {
      const [owner, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const write = await serviceWrite(owner);
      const person = (name: string, position: string | null = null) => ({
        name,
        position,
        description: null,
        photo: null,
      });
      const save = async (method: 'POST' | 'PUT', path: string, over: object) => {
        const body = { data: { ...write, ...over } };
        const response = await owner.call(method, path, { body });
        return exactly(response, method === 'POST' ? 201 : 200, listingRecord).data;
      };
      const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
      const team = [person('Aroha', 'Adviser'), person('Ben'), person('Māia')];
      const made = await save('POST', '/services', { team_members: team });
      must(made.type === 'service', 'is a service');
      equal(namesOf({ data: made.teamMembers }), ['Aroha', 'Ben', 'Māia'], 'in their order');

      const list = `/team-members?filters[service][id][$eq]=${made.id}`;
      const known = async (caller = owner) => namesOf(await caller.get(list, teamList));
      equal(await known(), ['Aroha', 'Ben', 'Māia'], 'by a filter');
      failure(await (await api.signIn(vendor)).call('GET', list), 'not-found');
      failure(await owner.call('GET', '/team-members'), 'listing-not-named');

      const decided = await staff.send('PATCH', `/services/${made.id}`, {
        status: 'APPROVED',
        note: null,
        version: made.version,
      });
      const live = exactly(decided, 200, listingRecord).data;
      const next = [person('Māia', 'Lead'), person('Aroha', 'Adviser')];
      const changed = await save('PUT', `/services/${made.id}`, {
        team_members: next,
        version: live.version,
      });
      equal(changed.changedFields, ['team_members'], 'only the team changed');
      equal(await known(), ['Aroha', 'Ben', 'Māia'], 'live team unchanged');
      const approve = { data: { status: 'APPROVED', note: null, version: changed.version } };
      await staff.call('PATCH', `/services/${made.id}`, { body: approve });
      equal(await known(), ['Māia', 'Aroha'], 'after the approval');

      const nameless = { ...write, team_members: [person('Ben'), person(' ')] };
      const rejected = await owner.send('POST', '/services', nameless);
      const { errors } = failure(rejected, 'invalid').details;
      equal(
        errors,
        [{ path: ['team_members', '1', 'name'], message: 'Name is required' }],
        'index of the nameless member',
      );
    },
  },
  {
    title: 'a service needs a plan that includes it',
    async run(api) {
      const body = { data: await serviceWrite(await api.signIn(vendor)) };
      const create = async (email: string) =>
        (await api.signIn(email)).call('POST', '/services', { body });
      failure(await create(vendor), 'services-need-plan');
      for (const email of [pro, trial, admin]) {
        const { data } = exactly(await create(email), 201, listingRecord);
        must(data.type === 'service' && data.locations.length === 1, 'is a service');
      }
    },
  },
  // Rows: 4.10, 6.2
  {
    title: 'a vendor without a plan can still edit, withdraw and delete a service',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const account = (await createLiveApp(api)).account?.id;
      const write = await serviceWrite(staff);
      const made = await staff.send('POST', '/services', {
        ...write,
        account,
        status: 'APPROVED',
      });
      const { id, version } = exactly(made, 201, listingRecord).data;
      const path = `/services/${id}`;
      const send = async (method: 'PUT' | 'PATCH', data: object) =>
        exactly(await owner.send(method, path, data), 200, listingRecord).data;
      const saved = await send('PUT', { ...write, summary: 'Corrected.', version });
      equal(saved.changedFields, ['summary'], 'corrected, as a revision');
      const withdrawn = await send('PATCH', { draft: true, version: saved.version });
      equal(withdrawn.draft, true, 'withdrawn');
      equal((await owner.call('DELETE', path)).status, 200, 'deleted');
    },
  },
];
