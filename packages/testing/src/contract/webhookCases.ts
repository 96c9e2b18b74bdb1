import {
  deliveryStruct,
  webhookSecretStruct,
  webhookStruct,
} from '@portal/data/internal/schemas/webhooks';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { webhookTexts } from '@portal/domain';
import { array } from 'superstruct';
import { type ContractCase, equal, exactly, failure, rejects } from './contract.ts';
import { admin, vendor } from './fixtures.ts';

const site = { url: 'https://directory.example/hooks', types: ['listing.published'] };

export const webhookCases: ContractCase[] = [
  {
    title: 'owners create, change and delete webhooks',
    async run(api) {
      const [owner, other] = [await api.signIn(admin), await api.signIn(vendor)];
      failure(await other.call('GET', '/webhooks'), 'admins-only');
      const create = (data: object) =>
        owner.call('POST', '/webhooks', { body: { data: { ...site, ...data } } });
      rejects(await create({ types: ['ping'] }), 'types', webhookTexts.typesInvalid);
      const made = exactly(await create({}), 201, recordOf(webhookSecretStruct)).data;
      equal([made.types, made.enabled, made.pending], [site.types, true, 0], 'created');
      const path = `/webhooks/${made.id}`;
      const change = (data: object) => owner.call('PATCH', path, { body: { data } });
      const disabled = exactly(
        await change({ enabled: false, types: [], description: ' Site ' }),
        200,
        recordOf(webhookStruct),
      ).data;
      equal(
        [disabled.disabledReason, disabled.types, disabled.description],
        ['owner', [], 'Site'],
        'changed',
      );
      rejects(await change({ enabled: 1 }), 'enabled', webhookTexts.enabledInvalid);
      failure(await owner.call('POST', `${path}/ping`), 'webhook-disabled');
      const rotated = await owner.call('POST', `${path}/rotate`);
      const { secret, formerSecretUntil } = exactly(
        rotated,
        200,
        recordOf(webhookSecretStruct),
      ).data;
      equal([secret === made.secret, formerSecretUntil === null], [false, false], 'rotated');
      const sent = await owner.call('GET', `${path}/deliveries?state=failed`);
      equal(exactly(sent, 200, listOf(deliveryStruct)).data, [], 'deliveries');
      rejects(
        await owner.call('GET', `${path}/deliveries?state=lost`),
        'state',
        'state must be pending, delivered, failed',
      );
      const list = recordOf(array(webhookStruct));
      exactly(await owner.call('DELETE', path), 200, recordOf(webhookStruct));
      const { data } = exactly(await owner.call('GET', '/webhooks'), 200, list);
      equal(
        data.some(({ id }) => id === made.id),
        false,
        'deleted',
      );
      failure(await owner.call('DELETE', path), 'not-found');
      failure(await owner.call('GET', '/webhooks/deliveries/999999'), 'not-found');
    },
  },
];
