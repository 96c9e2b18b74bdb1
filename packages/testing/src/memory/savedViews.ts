import { changedSavedView, compareNames, newSavedView, type SavedView } from '@portal/domain';
import { nextId, type StoredView } from './database.ts';
import {
  accepted,
  actorOf,
  type Call,
  fieldsStruct,
  notFound,
  type Reply,
  read,
  record,
} from './http.ts';

/* Views of lists that users saved. */

const shape = ({ id, list, name, query, isDefault }: SavedView) => ({
  id,
  list,
  name,
  query,
  is_default: isDefault,
});

const allOf = ({ db }: Call): StoredView[] => {
  db.savedViews ??= [];
  return db.savedViews;
};

const ownOf = (call: Call): StoredView[] =>
  allOf(call)
    .filter(({ userId }) => userId === call.user.id)
    .sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);

const dataOf = ({ body }: Call) => read(read(body, fieldsStruct).data, fieldsStruct);

const clearDefault = (call: Call, { list, isDefault }: Omit<SavedView, 'id'>): void => {
  if (!isDefault) return;
  for (const each of ownOf(call)) if (each.list === list) each.isDefault = false;
};

const found = (call: Call): StoredView => {
  const view = ownOf(call).find(({ id }) => String(id) === call.params.id);
  if (!view) throw notFound();
  return view;
};

export const listSavedViews = (call: Call): Reply => record(ownOf(call).map(shape));

export function createSavedView(call: Call): Reply {
  const view = accepted(newSavedView(ownOf(call), actorOf(call.user), dataOf(call)));
  clearDefault(call, view);
  const stored = { ...view, id: nextId(allOf(call)), userId: call.user.id };
  allOf(call).push(stored);
  return record(shape(stored), 201);
}

export function changeSavedView(call: Call): Reply {
  const view = found(call);
  const next = accepted(changedSavedView(ownOf(call), view, actorOf(call.user), dataOf(call)));
  clearDefault(call, next);
  Object.assign(view, next);
  return record(shape(view));
}

export function deleteSavedView(call: Call): Reply {
  const view = found(call);
  call.db.savedViews = allOf(call).filter((each) => each !== view);
  return record(shape(view));
}
