import { auditUser } from './audit.ts';
import { type Call, HttpError, notFound, ok, type Reply } from './http.ts';

export function startView(call: Call): Reply {
  const { db, user, params } = call;
  const viewed = db.users.find(({ id }) => String(id) === params.id);
  if (!viewed) throw notFound();
  if (viewed.staff) throw new HttpError('view-not-possible');
  db.viewed.set(user.id, viewed.id);
  auditUser(call, 'view.start', viewed);
  return ok({ ok: true });
}

export function endView(call: Call): Reply {
  const { db, user } = call;
  const viewed = db.users.find(({ id }) => id === db.viewed.get(user.id));
  db.viewed.delete(user.id);
  if (viewed) auditUser(call, 'view.end', viewed);
  return ok({ ok: true });
}
