import { recordStruct } from '@portal/data/internal/schemas/records';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { changedReason, type RecordField, type RecordKind, recordKinds } from '@portal/domain';
import { array, literal } from 'superstruct';
import { sampleRecord } from '../sampleRecord.ts';
import { type ContractCase, equal, exactly, failure, rejects } from './contract.ts';
import { admin, vendor } from './fixtures.ts';

/** The first text besides the name, or the name. */
const otherText = ({ fields }: RecordKind): [name: string, field: RecordField] =>
  Object.entries<RecordField>(fields).find(
    ([name, { kind }]) => name !== 'name' && kind !== 'choice',
  ) ?? ['name', fields.name];

const caseOf = (kind: RecordKind): ContractCase => ({
  title: `staff keep ${kind.many} with unique names, and do not replace each other's changes`,
  async run(api) {
    const all = `/${kind.many}`;
    const struct = recordStruct(kind);
    const one = recordOf(struct);
    const written = sampleRecord(kind, `Contract ${kind.one}`);
    const [changing] = otherText(kind);
    const later = (word: string) => ({ [changing]: `${written[changing] ?? ''}${word}` });

    const [staff, other] = [await api.signIn(admin), await api.signIn(vendor)];
    failure(await other.call('GET', all), 'admins-only');
    const create = (data: object) => staff.send('POST', all, { ...written, ...data });
    for (const [name, field] of Object.entries<RecordField>(kind.fields))
      if (field.kind === 'choice') {
        const message = `${field.errorName ?? field.label} is not valid`;
        rejects(await create({ [name]: 'none of them' }), name, message);
      } else if (field.kind === 'line' || field.kind === 'text') {
        const message = `Maximum ${field.max} symbols`;
        rejects(await create({ [name]: 'x'.repeat(field.max + 1) }), name, message);
      }
    const made = exactly(await create({ name: ` ${written.name} ` }), 201, one).data;
    equal([made.name, made.version, made.updatedBy !== ''], [written.name, 1, true], 'made');
    failure(await create({ name: written.name.toUpperCase() }), 'name-taken');
    const list = await staff.get(all, recordOf(array(struct)));
    equal(
      list.data.filter(({ name }) => name === written.name),
      [made],
      'list',
    );

    const path = `${all}/${made.id}`;
    const change = (data: object) => staff.send('PATCH', path, { ...written, ...data });
    rejects(await change({}), 'version', 'Version is required');
    failure(await staff.send('PATCH', `${all}/987654`, { ...written, name: '' }), 'not-found');
    const changed = exactly(await change({ ...later('1'), version: 1 }), 200, one).data;
    equal([changed.version, changed.id], [2, made.id], 'changed');
    // A retry after a lost response changes nothing.
    equal(exactly(await change({ ...later('1'), version: 1 }), 200, one).data, changed, 'again');
    failure(await change({ ...later('2'), version: 1 }), changedReason(kind));
    exactly(await staff.call('DELETE', path), 200, recordOf(literal(null)));
    failure(await staff.call('DELETE', path), 'not-found');
  },
});

export const declaredRecordCases = recordKinds.map(caseOf);
