import * as m from '#messages';
import { type Actor, may } from '../access/access.ts';
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
import { fold } from '../text/fold.ts';
import { type ListWithViews, listWithViews } from './listsWithViews.ts';

/* Views of lists that users save under names. */

export interface SavedView {
  id: number;
  /** The path of the list. */
  list: string;
  name: string;
  /** Search, filters, order and rows a page, as in the address; without the page. */
  query: string;
  /** Opened with the list when its address has no query. At most one of a list. */
  isDefault: boolean;
}

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
  { params, sorts }: ListWithViews,
  kept: URLSearchParams,
  [name, text]: readonly [string, string],
): string | undefined {
  const usual: unknown = { sort: sorts[0], rows: String(rowChoices[0]) }[name];
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
  own: readonly SavedView[];
  /** The view that is changed. Default: a new one. */
  view?: SavedView;
  path: unknown;
  actor: Actor;
  data: Body;
}

function check({ own, view, path, actor, data }: Checked): Omit<SavedView, 'id'> | Rejected {
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
  const isDefault = data.is_default ?? false;
  if (typeof isDefault !== 'boolean')
    errors.push(at('is_default', genericTexts.notValid(m.saved_view_default())));
  if (errors.length > 0 || 'problem' in read) return rejectedFields(errors);
  return { list: String(path), name, query: read.query, isDefault: isDefault === true };
}

/** A new view as it is stored; `own` are those of its user. */
export const newSavedView = (
  own: readonly SavedView[],
  actor: Actor,
  data: Body,
): Omit<SavedView, 'id'> | Rejected =>
  own.length >= savedViewLimits.views
    ? { rejected: 'too-many-saved-views' }
    : check({ own, path: data.list, actor, data });

/** A view after a change of its name or query, or of whether it is the default of its list. */
export function changedSavedView(
  own: readonly SavedView[],
  view: SavedView,
  actor: Actor,
  data: Body,
): SavedView | Rejected {
  const { id, list: path, name, isDefault } = view;
  const next = check({
    own,
    view,
    path,
    actor,
    data: { name, is_default: isDefault, ...data },
  });
  return 'rejected' in next ? next : { id, ...next };
}
