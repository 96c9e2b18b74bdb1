import { type AuditEntry, clockTime, formatDate } from '@portal/data/schemas';
import {
  auditList,
  auditText,
  auditWords,
  brandLabels,
  type Collection,
  isAuditAction,
  listingFields,
  namesOf,
  readStatus,
  type Scope,
  specOf,
  staffRoleTexts,
  storedName,
} from '@portal/domain';
import type { AuditChange, AuditRow } from '@portal/ui/patterns/AuditTable';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { recordFields, secretWords, valueWords } from './auditWords.ts';

const statusWords = {
  APPROVED: m.audit_approved(),
  DECLINED: m.audit_declined(),
  PENDING: m.audit_pending(),
} as const;

const fieldLabels: Record<string, string> = {
  ...Object.fromEntries(
    namesOf(listingFields).map((name) => [storedName(name), specOf(name).label]),
  ),
  ...brandLabels,
  ...recordFields,
};

const isSetting = (field: string): boolean => /^[A-Z_]+$/.test(field);

/** The label of a field of a changed record; an unknown `some_field` is 'Some field'. Names of settings, such as `PUBLIC_URL`, stay as they are. */
function labelOf(field: string, action: string): string {
  if (isSetting(field)) return field;
  const words = field
    .replace(/[a-z][A-Z]/g, ([before, after = '']) => `${before} ${after.toLowerCase()}`)
    .replaceAll('_', ' ');
  if (field === storedName('nzOwned')) return brand.names.nzOwned;
  // Stored as the full description of listings is.
  if (field === 'description' && action.startsWith('webhook.')) return m.audit_field_description();
  return fieldLabels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as text; null for none. */
function textOf(value: unknown, field: string): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? m.audit_yes() : m.audit_no();
  const words = isSetting(field) ? secretWords : valueWords[field];
  const wordOf = (each: unknown): string => words?.[String(each)] ?? String(each);
  if (Array.isArray(value)) return value.map(wordOf).join(', ') || null;
  const status = field === 'status' ? readStatus(value) : undefined;
  return status ? statusWords[status] : wordOf(value);
}

const toChange = (
  action: string,
  [field, [before, after]]: readonly [string, readonly unknown[]],
): AuditChange => ({
  label: labelOf(field, action),
  before: textOf(before, field),
  after: textOf(after, field),
});

/** Offers have no page: the list that finds the offer. */
const offerIn = (type: Collection, scope: Scope, title: string): string =>
  `${paths.specialOffers(type, scope)}?${new URLSearchParams({ search: title })}`;

/** The page of a record; undefined for one that no longer exists and for kinds without pages. */
function pageOfRecord({ subject, action }: AuditEntry): string | undefined {
  if (!subject?.exists || subject.id === null) return undefined;
  const { kind, id, type, name } = subject;
  const scope = subject.scope ?? 'pending';
  switch (kind) {
    case 'apps':
    case 'services':
      return paths.listing(kind, scope, id);
    case 'reviews':
      return type ? paths.review(type, scope, id) : undefined;
    case 'special-offers':
      return type ? offerIn(type, scope, name) : undefined;
    case 'users':
      return paths.accountRecord(id);
    case 'categories':
      return paths.category(id);
    case 'subcategories':
      return paths.categories;
    case 'industries':
      return action === 'term.feature' ? paths.featured : paths.industries;
    case 'locations':
      return paths.locations;
    default:
      return undefined;
  }
}

function whoOf({ actor, address }: AuditEntry): AuditRow['who'] {
  if (!actor)
    return {
      name: address === null ? m.audit_by_system() : m.audit_not_signed_in(),
      detail: '',
      href: undefined,
    };
  // The only program that acts without a user. Its name is stored in English.
  if (actor.id === null) return { name: m.audit_by_command_line(), detail: '', href: undefined };
  const roles = actor.roles.map((role) => staffRoleTexts[role].name);
  return {
    name: actor.name || m.audit_no_name(),
    detail: roles.join(', ') || m.audit_vendor(),
    href: auditList.addressOf({ actor: String(actor.id) }),
  };
}

function whatOf(entry: AuditEntry): AuditRow['what'] {
  const { action, subject, changes } = entry;
  const name = subject?.name ?? '';
  if (!isAuditAction(action) || !subject)
    return { before: auditText(action, name, changes), name: '', href: undefined, after: '' };
  const [before = '', after] = auditWords(action, changes).split('{name}');
  if (after === undefined) return { before, name: '', href: undefined, after: '' };
  return { before, name: name || m.audit_unnamed_record(), href: pageOfRecord(entry), after };
}

/** An entry as a row of the table. */
export function toRow(entry: AuditEntry): AuditRow {
  const { id, action, createdAt, subject, address, device, changes, reason } = entry;
  const record = subject && subject.id !== null ? `${subject.kind}/${subject.id}` : null;
  return {
    id: String(id),
    time: `${formatDate(createdAt)}, ${clockTime(createdAt)}`,
    who: whoOf(entry),
    what: whatOf(entry),
    address,
    device,
    changes: Object.entries(changes).map((change) => toChange(action, change)),
    reason,
    recordHref: record === null ? undefined : paths.auditOf(record),
  };
}
