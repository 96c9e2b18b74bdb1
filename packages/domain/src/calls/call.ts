import type { Action } from '../access/access.ts';
import { type Collection, collections, listingTypes, termNames } from '../listing/collection.ts';
import { type ImportKind, importKinds } from '../listing/importKind.ts';
import { claimKinds } from '../moderation/claims.ts';
import { type TrashKind, trashKinds } from '../moderation/trash.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a call accepts an `Idempotency-Key`: its response is stored, or the card provider gets the key. */
type Repeats = 'repeatable' | 'repeatable-payment';

/**
 * Methods and path, the action that it needs, and whether it can be repeated. Of two methods, which do the same, the portal
 * uses the first.
 */
export type Call = readonly [
  call: `${Method | `${Method}|${Method}`} /${string}`,
  action:
    | Action
    | Readonly<Record<Collection, Action>>
    | Readonly<Record<ImportKind, Action>>
    | Readonly<Record<TrashKind, Action>>,
  repeats?: Repeats,
];

/** The calls of an area by name. */
export type Calls = Readonly<Record<string, Call>>;

/** What these placeholders of a path may be; any other is one segment. */
export const pathChoices = {
  type: collections,
  single: listingTypes,
  terms: termNames,
  kind: claimKinds,
  imported: importKinds,
  trashed: trashKinds,
} as const;

const isChoice = (name: string): name is keyof typeof pathChoices =>
  Object.hasOwn(pathChoices, name);

type PlaceholderOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type ValueOf<Name, Segment> = Name extends keyof typeof pathChoices
  ? (typeof pathChoices)[Name][number]
  : Segment;

/** The values of the placeholders of a call. */
export type ParamsOf<C extends Call> = {
  [Name in PlaceholderOf<C[0]>]: ValueOf<Name, string>;
};

/** The values of the placeholders of a path, in its order. */
export type PathValues<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [ValueOf<Name, string | number>, ...PathValues<Rest>]
  : [];

/** Replaces the placeholders of a path. */
export const fillPath = (path: string, fill: (name: string) => string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => fill(name));

/** One method and path of a call. */
export interface SpelledCall {
  method: Method;
  path: string;
  /** The path with all its placeholders. */
  template: string;
  action: Action;
  /** The words chosen for its placeholders. */
  params: Readonly<Record<string, string>>;
}

function actionFor(actions: Call[1], params: SpelledCall['params']): Action {
  if (typeof actions === 'string') return actions;
  const chosen = Object.values(params);
  const [, action] =
    Object.entries<Action>(actions).find(([choice]) => chosen.includes(choice)) ?? [];
  if (!action) throw new Error('An action for each choice needs the choice in the path.');
  return action;
}

/** Each method and path of a call by itself: `/{type}/{id}` is `/apps/{id}` and `/services/{id}`. */
export function spellOut([call, actions]: Call): SpelledCall[] {
  const [methods = '', template = ''] = call.split(' ');
  const spelled = [...template.matchAll(/\{(\w+)\}/g)].reduce<
    Pick<SpelledCall, 'path' | 'params'>[]
  >(
    (made, [placeholder, name = '']) =>
      isChoice(name)
        ? made.flatMap(({ path, params }) =>
            pathChoices[name].map((choice) => ({
              path: path.replace(placeholder, choice),
              params: { ...params, [name]: choice },
            })),
          )
        : made,
    [{ path: template, params: {} }],
  );
  return methods.split('|').flatMap((method) =>
    spelled.map((each) => ({
      ...each,
      template,
      method: method as Method,
      action: actionFor(actions, each.params),
    })),
  );
}
