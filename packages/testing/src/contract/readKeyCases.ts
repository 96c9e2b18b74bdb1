import { createdKeyStruct, readKeyStruct } from '@portal/data/internal/schemas/readKeys';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { array } from 'superstruct';
import { type ContractCase, equal, exactly, failure, rejects } from './contract.ts';
import { admin, vendor } from './fixtures.ts';

const site = { name: ' Contract ', scopes: ['listings.read'], origins: ['https://Site.example/'] };

export const readKeyCases: ContractCase[] = [
  {
    title: 'owners create and revoke keys of the read interface',
    async run(api) {
      const [owner, other] = [await api.signIn(admin), await api.signIn(vendor)];
      failure(await other.call('GET', '/keys'), 'admins-only');
      failure(await other.call('POST', '/keys', { body: { data: site } }), 'admins-only');
      rejects(
        await owner.call('POST', '/keys', { body: { data: { ...site, name: '' } } }),
        'name',
        'Name is required',
      );
      const made = exactly(
        await owner.call('POST', '/keys', { body: { data: { ...site, expires_in_days: 90 } } }),
        201,
        recordOf(createdKeyStruct),
      ).data;
      equal(
        [made.name, made.origins, made.state],
        ['Contract', ['https://site.example'], 'active'],
        'key',
      );
      equal(made.secret.startsWith(made.hint), true, 'hint');
      const days = (Date.parse(made.expiresAt ?? '') - Date.parse(made.createdAt)) / 86_400_000;
      equal(Math.round(days), 90, 'days');
      const list = exactly(await owner.call('GET', '/keys'), 200, recordOf(array(readKeyStruct)));
      equal(list.data.find(({ id }) => id === made.id)?.state, 'active', 'listed');
      const path = `/keys/${made.id}`;
      failure(await other.call('DELETE', path), 'admins-only');
      const revoked = exactly(await owner.call('DELETE', path), 200, recordOf(readKeyStruct)).data;
      equal(revoked.state, 'revoked', 'revoked');
      failure(await owner.call('DELETE', path), 'key-revoked');
      failure(await owner.call('DELETE', '/keys/999999'), 'not-found');
    },
  },
];
