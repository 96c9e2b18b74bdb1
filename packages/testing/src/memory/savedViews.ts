import {
  arrangedViews,
  changedSavedView,
  compareViews,
  deletedAccount,
  deletedSavedView,
  newSavedView,
  type OwnedView,
  type SavedViewValues,
  seesView,
  type TermName,
  usualViewIcon,
  viewAfterMerges,
  viewReadBy,
} from '@portal/domain';
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
import { replacement } from './mergedTerms.ts';

/* Views of lists that users saved, and that staff share with each other. */

const allOf = ({ db }: Call): StoredView[] => {
  db.savedViews ??= [];
  return db.savedViews;
};

/** A view with what the caller chose of it. */
const chosen = (
  { user }: Call,
  { defaultOf, pinnedBy, placeOf, ...view }: StoredView,
): OwnedView => ({
  ...view,
  icon: view.icon ?? usualViewIcon,
  place: placeOf?.[user.id] ?? null,
  isDefault: defaultOf.includes(user.id),
  pinnedAt: pinnedBy?.[user.id] ?? null,
});

function shape(call: Call, stored: StoredView) {
  const owner = call.db.users.find(({ id }) => id === stored.userId);
  const name = owner ? `${owner.firstName} ${owner.lastName}` : deletedAccount;
  const { isDefault, pinnedAt, sharedWith, sharedBy, ...view } = viewReadBy(
    actorOf(call.user),
    chosen(call, stored),
    name,
  );
  return {
    ...view,
    is_default: isDefault,
    pinned_at: pinnedAt,
    shared_with: sharedWith,
    shared_by: sharedBy,
  };
}

const sees = (call: Call, view: StoredView): boolean =>
  seesView(actorOf(call.user), chosen(call, view));

const ownedBy = (call: Call, owner: number | null): OwnedView[] =>
  allOf(call)
    .filter(({ userId }) => userId !== null && userId === owner)
    .map((view) => chosen(call, view));

const dataOf = ({ body }: Call) => read(read(body, fieldsStruct).data, fieldsStruct);

const found = (call: Call): StoredView => {
  const view = allOf(call).find(({ id }) => String(id) === call.params.id);
  if (!view || !sees(call, view)) throw notFound();
  return view;
};

/** Stores what the caller saved, and chose for themselves. A list has one default. */
function store(call: Call, view: StoredView, chosen: SavedViewValues): void {
  const { isDefault, pinnedAt, ...values } = chosen;
  const others = (ids: readonly number[]) => ids.filter((id) => id !== call.user.id);
  if (isDefault)
    for (const each of allOf(call))
      if (each.list === values.list) each.defaultOf = others(each.defaultOf);
  const defaultOf = [...others(view.defaultOf), ...(isDefault ? [call.user.id] : [])];
  const { [call.user.id]: _, ...pinnedByOthers } = view.pinnedBy ?? {};
  const pinnedBy =
    pinnedAt === null ? pinnedByOthers : { ...pinnedByOthers, [call.user.id]: pinnedAt };
  Object.assign(view, values, { defaultOf, pinnedBy });
}

const inOrder = (call: Call): StoredView[] =>
  allOf(call)
    .filter((view) => sees(call, view))
    .sort((a, b) => compareViews(chosen(call, a), chosen(call, b)));

/** Those that the order leaves out come after the others, by name. */
export function arrangeSavedViews(call: Call): Reply {
  const data = dataOf(call);
  const seen = inOrder(call);
  const order = accepted(
    arrangedViews(
      seen.map((view) => chosen(call, view)),
      data,
    ),
  );
  for (const view of seen) {
    const { [call.user.id]: _, ...others } = view.placeOf ?? {};
    const at = order.indexOf(view.id);
    if (view.list === data.list)
      view.placeOf = at === -1 ? others : { ...others, [call.user.id]: at };
  }
  return listSavedViews(call);
}

export const listSavedViews = (call: Call): Reply =>
  record(
    inOrder(call).map((view) => {
      const into = (kind: TermName, id: number) => replacement(call.db, kind, id);
      const shown = shape(call, view);
      return { ...shown, query: viewAfterMerges(shown.query, into) };
    }),
  );

export function createSavedView(call: Call): Reply {
  const { id: userId } = call.user;
  const values = accepted(
    newSavedView(ownedBy(call, userId), actorOf(call.user), dataOf(call), new Date(call.at)),
  );
  const { isDefault: _, pinnedAt: __, ...view } = values;
  const stored: StoredView = { ...view, id: nextId(allOf(call)), userId, defaultOf: [] };
  store(call, stored, values);
  allOf(call).push(stored);
  return record(shape(call, stored), 201);
}

export function changeSavedView(call: Call): Reply {
  const view = found(call);
  const own = ownedBy(call, view.userId);
  store(
    call,
    view,
    accepted(
      changedSavedView(
        own,
        chosen(call, view),
        actorOf(call.user),
        dataOf(call),
        new Date(call.at),
      ),
    ),
  );
  return record(shape(call, view));
}

export function deleteSavedView(call: Call): Reply {
  const view = found(call);
  accepted(deletedSavedView(chosen(call, view), actorOf(call.user)));
  call.db.savedViews = allOf(call).filter((each) => each !== view);
  return record(shape(call, view));
}
