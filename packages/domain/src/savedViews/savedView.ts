import * as m from '#messages';
import { type Actor, accessReason, may } from '../access/access.ts';
import { lazyTexts } from '../base/lazyTexts.ts';
import { savedViewLimits } from '../base/savedViewLimits.ts';
import type { Rejected } from '../errors/errors.ts';
import {
  type FieldError,
  rejectedFields,
  type TextFields,
  textProblems,
} from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { rowChoices } from '../lists/declaredList.ts';
import { compareNames, fold } from '../text/fold.ts';
import { audiencesOf, isInAudience, type ViewAudience } from './audience.ts';
import { type ListWithViews, listWithViews } from './listsWithViews.ts';
import { usualViewIcon, type ViewIcon, viewIcons } from './viewIcon.ts';

/* Views of lists that users save under names, and that staff share with each other. */

/** What is saved of a view, and what the user who saves it chose for themselves. */
export interface SavedViewValues {
  /** The path of the list. */
  list: string;
  name: string;
  /** Search, filters, order and rows a page, as in the address; without the page. */
  query: string;
  /** Shown before its name. */
  icon: ViewIcon;
  /** Who else sees it; null for its owner only. */
  sharedWith: ViewAudience | null;
  /** Opened with the list when its address has no query. At most one of a list for each user. */
  isDefault: boolean;
  /** When the user pinned it to the side menu; null if it is not. */
  pinnedAt: string | null;
}

/** A view as one of those who see it reads it. */
export interface SavedView extends SavedViewValues {
  id: number;
  /** The name of the user who shares it; null for one's own. */
  sharedBy: string | null;
  /** Whether the reader may rename, change and delete it. */
  editable: boolean;
}

/** A view as it is stored, with the user who owns it; null once they are erased. */
export interface OwnedView extends SavedViewValues {
  id: number;
  userId: number | null;
  /** Its place among the views of its list, from 0, as the reader arranged them; null for after those, by name. */
  place: number | null;
}

const isOwn = (actor: Actor, { userId }: Pick<OwnedView, 'userId'>): boolean =>
  userId !== null && userId === actor.id;

/** Whether a user sees a view: their own, and what is shared with them. What they shared as staff, they no longer see as a vendor. */
export function seesView(actor: Actor, view: OwnedView): boolean {
  const list = listWithViews(view.list);
  if (!list || !may(actor, list.action)) return false;
  if (view.sharedWith === null) return isOwn(actor, view);
  if (!may(actor, 'savedView.share')) return false;
  return isOwn(actor, view) || isInAudience(actor, view.sharedWith);
}

/** Whether a user who sees a view may rename, change and delete it. */
const mayEdit = (actor: Actor, view: OwnedView): boolean =>
  isOwn(actor, view) || may(actor, 'staff.manage');

/** A view as a user who sees it reads it; `owner` is the name of its owner. */
export function viewReadBy(actor: Actor, view: OwnedView, owner: string): SavedView {
  const { userId: _, place: __, ...values } = view;
  const sharedBy = isOwn(actor, view) ? null : owner;
  return { ...values, sharedBy, editable: mayEdit(actor, view) };
}

/** A view that a user who sees it deletes. */
export const deletedSavedView = <View extends OwnedView>(
  view: View,
  actor: Actor,
): View | Rejected => (mayEdit(actor, view) ? view : { rejected: 'role-missing' });

export const savedViewFields = lazyTexts({
  name: {
    kind: 'line',
    label: m.saved_view_name,
    max: savedViewLimits.name,
    required: m.saved_view_name_required,
  },
}) satisfies TextFields;

type Body = Readonly<Record<string, unknown>>;

/** Why a list does not keep a parameter as it is; undefined if it is kept, or says what is usual. */
function parameterProblem(
  { params, sorts, nested }: ListWithViews,
  kept: URLSearchParams,
  [name, text]: readonly [string, string],
): string | undefined {
  const usual: unknown = {
    sort: sorts[0],
    thenBy: nested ? '' : undefined,
    rows: String(rowChoices[0]),
  }[name];
  const isKnown = Object.hasOwn(params, name) || usual !== undefined;
  if (!isKnown) return m.saved_view_filter_unknown({ name });
  const isKept = kept.has(name) || text.trim() === '' || text === 'false' || text === usual;
  return isKept ? undefined : m.saved_view_value_unknown({ name });
}

function readQuery(list: ListWithViews, given: unknown): { query: string } | { problem: string } {
  if (typeof given !== 'string') return { problem: genericTexts.notValid(m.saved_view_query()) };
  if (given.length > savedViewLimits.query)
    return { problem: genericTexts.max(savedViewLimits.query) };
  const asked = new URLSearchParams(given);
  const kept = list.kept(asked);
  const problem = [...asked].map((each) => parameterProblem(list, kept, each)).find(Boolean);
  if (problem) return { problem };
  const query = kept.toString();
  return query === '' ? { problem: m.saved_view_query_required() } : { query };
}

const at = (field: string, message: string): FieldError => ({ path: [field], message });

interface Checked {
  now: Date;
  /** The views of its owner. */
  own: readonly OwnedView[];
  /** The view that is changed. Default: a new one. */
  view?: OwnedView;
  path: unknown;
  actor: Actor;
  data: Body;
}

/** With whom a view is to be shared; undefined if it cannot be. Only the owner of a view makes it personal. */
function readAudience({ view, path, actor, data }: Checked): ViewAudience | null | undefined {
  const given = data.shared_with ?? null;
  if (given === null) return !view || isOwn(actor, view) ? null : undefined;
  // A stored one stays, although its role may no longer open the list.
  if (view && given === view.sharedWith) return view.sharedWith;
  return audiencesOf(String(path)).find((each) => each === given);
}

function check(checked: Checked): SavedViewValues | Rejected {
  const { now, own, view, path, actor, data } = checked;
  const list = listWithViews(path);
  if (!list || !may(actor, list.action))
    return rejectedFields([at('list', m.saved_view_list_unknown())]);
  const errors = textProblems(savedViewFields, data);
  const name = String(data.name ?? '').trim();
  const isTaken = own.some(
    (each) => each.id !== view?.id && each.list === path && fold(each.name) === fold(name),
  );
  if (isTaken) errors.push({ ...at('name', m.saved_view_name_taken()), reason: 'name-taken' });
  // A stored query stays, although its list may no longer have a filter of it.
  const read =
    view && data.query === undefined ? { query: view.query } : readQuery(list, data.query);
  if ('problem' in read) errors.push(at('query', read.problem));
  const icon = viewIcons.find((each) => each === (data.icon ?? usualViewIcon));
  if (!icon) errors.push(at('icon', genericTexts.notValid(m.saved_view_icon())));
  const sharedWith = readAudience(checked);
  if (sharedWith === undefined)
    errors.push(at('shared_with', genericTexts.notValid(m.saved_view_shared_with())));
  const isDefault = data.is_default ?? false;
  if (typeof isDefault !== 'boolean')
    errors.push(at('is_default', genericTexts.notValid(m.saved_view_default())));
  const isPinned = data.is_pinned ?? false;
  if (typeof isPinned !== 'boolean')
    errors.push(at('is_pinned', genericTexts.notValid(m.saved_view_pinned())));
  if (errors.length > 0 || 'problem' in read || !icon || sharedWith === undefined)
    return rejectedFields(errors);
  return {
    list: String(path),
    name,
    query: read.query,
    icon,
    sharedWith,
    isDefault: isDefault === true,
    pinnedAt: isPinned === true ? (view?.pinnedAt ?? now.toISOString()) : null,
  };
}

/** Why a user may not share a view; undefined if they may, or do not. */
function shareProblem(actor: Actor, data: Body): Rejected | undefined {
  const rejected = data.shared_with == null ? null : accessReason(actor, 'savedView.share');
  return rejected ? { rejected } : undefined;
}

/** A new view as it is stored; `own` are those of its user. */
export const newSavedView = (
  own: readonly OwnedView[],
  actor: Actor,
  data: Body,
  now: Date,
): SavedViewValues | Rejected => {
  if (own.length >= savedViewLimits.views) return { rejected: 'too-many-saved-views' };
  return shareProblem(actor, data) ?? check({ now, own, path: data.list, actor, data });
};

/** What users choose for themselves, of their own views and of those that are shared with them. */
const choices: readonly string[] = ['is_default', 'is_pinned'];

/** A view after a change by a user who sees it; `own` are those of its owner. */
export function changedSavedView(
  own: readonly OwnedView[],
  view: OwnedView,
  actor: Actor,
  data: Body,
  now: Date,
): SavedViewValues | Rejected {
  const changesOfAll = Object.keys(data).some((field) => !choices.includes(field));
  if (changesOfAll && !mayEdit(actor, view)) return { rejected: 'role-missing' };
  const { list: path, name, icon, isDefault, pinnedAt, sharedWith } = view;
  const stored = {
    name,
    icon,
    is_default: isDefault,
    is_pinned: pinnedAt !== null,
    shared_with: sharedWith,
  };
  return (
    shareProblem(actor, data) ??
    check({ now, own, view, path, actor, data: { ...stored, ...data } })
  );
}

/** The order of views: as the reader arranged them, then by name. */
export const compareViews = (a: OwnedView, b: OwnedView): number =>
  (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER) ||
  compareNames(a.name, b.name) ||
  a.id - b.id;

/** The ids of views of one list in the order in which a user arranges them; `seen` are all views that the user sees. Others, such as deleted ones, are left out. */
export function arrangedViews(seen: readonly OwnedView[], data: Body): number[] | Rejected {
  const known = seen.filter(({ list }) => list === data.list).map(({ id }) => id);
  const ids: unknown[] = Array.isArray(data.ids) ? data.ids : [];
  const order = [...new Set(ids)].flatMap((id) => known.filter((each) => each === id));
  return order.length > 0
    ? order
    : rejectedFields([at('ids', genericTexts.notValid(m.saved_view_order()))]);
}
