import { linkHealthStruct } from '@portal/data/internal/schemas/listing';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { array } from 'superstruct';
import { type ContractCase, equal, exactly, failure, rejects } from './contract.ts';
import { admin, createApp, createLiveApp, idsIn, pro, vendor } from './fixtures.ts';

const links = recordOf(array(linkHealthStruct));

/* The links are of a reserved domain, which no check calls. */
export const linkCases: ContractCase[] = [
  // Rows: X23L.1
  {
    title: 'a vendor has the links of a live listing checked, once in ten minutes',
    async run(api) {
      const owner = await api.signIn(vendor);
      const { id } = await createLiveApp(api, { trial: 'https://contract.example/trial' });
      const asked = await owner.call('POST', `/apps/${id}/links/check`);
      equal(
        exactly(asked, 200, links).data.map(({ field, url }) => [field, url]),
        [
          ['link', 'https://contract.example/'],
          ['trial', 'https://contract.example/trial'],
        ],
        'links',
      );
      equal((await owner.get(`/apps/${id}/links`, links)).data.length, 2, 'read again');
      failure(await owner.call('POST', `/apps/${id}/links/check`), 'links-checked');
      const staff = await api.signIn(admin);
      failure(await staff.call('POST', `/apps/${id}/links/check`), 'links-checked');
    },
  },
  {
    title: 'links are checked of live listings of the own account only',
    portable: true,
    async run(api) {
      const [owner, other] = [await api.signIn(vendor), await api.signIn(pro)];
      const { id } = await createApp(owner);
      failure(await owner.call('POST', `/apps/${id}/links/check`), 'links-not-live');
      failure(await other.call('POST', `/apps/${id}/links/check`), 'not-found');
      failure(await other.call('GET', `/apps/${id}/links`), 'not-found');
    },
  },
  {
    title: 'moderators show only listings that are hidden because of their link',
    portable: true,
    async run(api) {
      const { id } = await createLiveApp(api);
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      failure(await owner.call('POST', `/apps/${id}/show`), 'admins-only');
      failure(await staff.call('POST', `/apps/${id}/show`), 'listing-not-hidden');
      equal((await idsIn(staff, '/apps', '&links=hidden')).includes(id), false, 'the list');
    },
  },
  {
    title: 'the filter for broken links leaves out listings whose links work',
    async run(api) {
      const owner = await api.signIn(vendor);
      const { id } = await createLiveApp(api);
      const broken = await idsIn(owner, '/apps', '&links=broken');
      equal(broken.includes(id), false, 'the list');
      rejects(
        await owner.call('GET', '/apps?links=fine'),
        'links',
        'links must be broken or hidden',
      );
    },
  },
];
