import {
  collections,
  type Field,
  isFieldOf,
  listingFields,
  namesOf,
  specOf,
  storedName,
} from '@portal/domain';

const values: Partial<Record<Field['kind'], string>> = {
  text: 'text',
  line: 'text of one line',
  terms: 'ids, in responses `Term[]`',
  people: 'members in their order, in responses `TeamMember[]`',
  image: 'id or null, in responses `Media` or null',
  flag: 'boolean',
};

/** The fields of listings as a table of docs/api.md. */
export function listingTable(): string {
  const rows = namesOf(listingFields).map((name) => {
    const spec = specOf(name);
    const of = collections.filter((each) => isFieldOf(each, name)).join(', ');
    const required = 'required' in spec && spec.required ? `\`${spec.required}\`` : '';
    const max = 'max' in spec ? spec.max.toLocaleString('en') : '';
    return [`\`${storedName(name)}\``, of, values[spec.kind] ?? spec.kind, max, required];
  });
  return [['field', 'of', 'value', 'at most', 'if missing'], Array(5).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
