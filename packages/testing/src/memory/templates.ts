import {
  type NewTemplate,
  readTemplate,
  readVersion,
  templateKey,
  templateTexts,
} from '@portal/domain';
import { audit, nameOf } from './audit.ts';
import { nextId, type StoredTemplate } from './database.ts';
import {
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  type Reply,
  read,
  record,
} from './http.ts';

/* Reason templates. */

export const listTemplates = ({ db }: Call): Reply =>
  record(db.templates.toSorted((a, b) => (templateKey(a.name) < templateKey(b.name) ? -1 : 1)));

function find({ db, params }: Call): StoredTemplate {
  const found = db.templates.find(({ id }) => String(id) === params.id);
  if (!found) throw notFound();
  return found;
}

function readFor(call: Call, known: StoredTemplate | null) {
  const data = read(read(call.body, fieldsStruct).data, fieldsStruct);
  const { template, errors } = readTemplate(data);
  const version = known ? readVersion(data, errors, { required: true }) : undefined;
  if (errors[0]) throw invalid(errors[0].message, errors);
  return { template, version };
}

function checkName({ db }: Call, { name }: NewTemplate, known: StoredTemplate | null): void {
  const taken = db.templates.some(
    (other) => other !== known && templateKey(other.name) === templateKey(name),
  );
  if (!taken) return;
  const message = templateTexts.taken(name);
  throw invalid(message, [{ path: ['name'], message, reason: 'name-taken' }]);
}

const auditTemplate = (
  call: Call,
  action: Parameters<typeof audit>[1],
  { id, name }: StoredTemplate,
) => audit(call, action, { subject: { kind: 'templates', id, name } });

export function createTemplate(call: Call): Reply {
  const { db, at, user } = call;
  const { template } = readFor(call, null);
  checkName(call, template, null);
  const stored: StoredTemplate = {
    id: nextId(db.templates),
    ...template,
    version: 1,
    updatedAt: at,
    updated_by: nameOf(user),
  };
  db.templates.push(stored);
  auditTemplate(call, 'template.create', stored);
  return record(stored, 201);
}

export function changeTemplate(call: Call): Reply {
  const known = find(call);
  const { template, version } = readFor(call, known);
  const { name, text, use } = template;
  if (name === known.name && text === known.text && use === known.use) return record(known);
  if (version !== known.version) throw new HttpError('template-changed');
  checkName(call, template, known);
  Object.assign(known, template, {
    version: known.version + 1,
    updatedAt: call.at,
    updated_by: nameOf(call.user),
  });
  auditTemplate(call, 'template.edit', known);
  return record(known);
}

export function deleteTemplate(call: Call): Reply {
  const known = find(call);
  call.db.templates = call.db.templates.filter((each) => each !== known);
  auditTemplate(call, 'template.delete', known);
  return record(null);
}
