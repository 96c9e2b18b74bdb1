import { templateStruct } from '@portal/data/internal/schemas/templates';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { templateTexts } from '@portal/domain';
import { array, literal } from 'superstruct';
import { type ContractCase, equal, exactly, failure, rejects } from './contract.ts';
import { admin, vendor } from './fixtures.ts';

const written = { name: 'Contract template', text: 'Kia ora {vendor}', use: 'both' };
const one = recordOf(templateStruct);

export const templateCases: ContractCase[] = [
  // Rows: X23Q.1
  {
    title: 'staff keep reason templates with unique names and known variables',
    async run(api) {
      const [staff, other] = [await api.signIn(admin), await api.signIn(vendor)];
      failure(await other.call('GET', '/templates'), 'admins-only');
      const create = (data: object) => staff.send('POST', '/templates', { ...written, ...data });
      const unknown = templateTexts.unknownVariable('price');
      rejects(await create({ text: 'It costs {price}' }), 'text', unknown);
      rejects(await create({ use: 'praise' }), 'use', 'Use is not valid');
      rejects(await create({ name: 'x'.repeat(61) }), 'name', 'Maximum 60 symbols');
      const made = exactly(await create({ name: ' Contract template ' }), 201, one).data;
      equal([made.name, made.version, made.updatedBy !== ''], [written.name, 1, true], 'made');
      failure(await create({ name: 'CONTRACT template' }), 'name-taken');
      const list = await staff.get('/templates', recordOf(array(templateStruct)));
      const names = list.data.map(({ name }) => name);
      equal([names.length, names.includes(written.name)], [4, true], 'list');

      const path = `/templates/${made.id}`;
      const change = (data: object) => staff.send('PATCH', path, { ...written, ...data });
      rejects(await change({}), 'version', 'Version is required');
      const changed = exactly(await change({ text: 'Hello', version: 1 }), 200, one).data;
      equal([changed.text, changed.version], ['Hello', 2], 'changed');
      // A retry after a lost response changes nothing.
      equal(exactly(await change({ text: 'Hello', version: 1 }), 200, one).data, changed, 'again');
      failure(await change({ text: 'Haere mai', version: 1 }), 'template-changed');
      exactly(await staff.call('DELETE', path), 200, recordOf(literal(null)));
      failure(await staff.call('DELETE', path), 'not-found');
    },
  },
];
