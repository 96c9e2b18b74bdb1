import {
  type Action,
  type Actor,
  accessReason,
  errorReasons,
  everyCall,
  isAboutRecord,
  isStaffRole,
  type Owned,
  type StaffRole,
} from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeNames, type Strapi } from '../src/base/registry.ts';
import { allOf, call, callsOf } from './caller.ts';
import { createChecker } from './description.ts';
import { groups, type Role, type Row, roles, shared } from './roleRow.ts';
import { rows as written } from './roles.ts';
import { CANARY, type Relation, SECRET, setScene } from './rolesScene.ts';
import { snapshot } from './rolesSnapshot.ts';
import { sharedBackend } from './sharedBackend.ts';
import { areAll, type Backend, isSweep } from './startBackend.ts';

interface Cell {
  row: Row;
  role: Role;
  relation: Relation | undefined;
  expected: number;
}

const narrowFirst = ['plain', 'premium', 'vendor', 'admin', 'outside'] as const;

const isIn = (group: keyof typeof groups, role: Role): boolean =>
  groups[group].some((member) => member === role);

const relationsOf = ({ of }: Row): (Relation | undefined)[] => {
  if (!of) return [undefined];
  return shared.includes(of) ? ['there', 'missing'] : ['own', 'foreign', 'missing'];
};

/** A user of account 1; the token of a blocked or unconfirmed user counts as none. */
const actorOf = (role: Role): Actor | null =>
  isIn('outside', role)
    ? null
    : { staff: staffOf(role), premium: isIn('premium', role), accountId: 1 };

const staffOf = (role: Role): readonly StaffRole[] => {
  if (role === 'staff') return ['moderator', 'editor'];
  if (role === 'super') return ['owner'];
  return isStaffRole(role) ? [role] : [];
};

const records: Partial<Record<Relation, Owned>> = {
  own: { accountId: 1 },
  foreign: { accountId: 2 },
};

const actions = new Map(
  everyCall().map(({ method, path, action }) => [`${method} ${path}`, action]),
);

/** Reads that need no record are a row without more facts. */
const rows: readonly Row[] = [
  ...[...actions.keys()]
    .filter((call) => /^GET [^{]*$/.test(call) && !written.some((row) => row.call === call))
    .map((call) => ({ call })),
  ...written,
];

/** The action of a row. */
const actionOf = ({ call, action }: Row): Action => {
  const found = action ?? actions.get(call);
  if (!found) throw new Error(`${call} has no action.`);
  return found;
};

const statusFor = (row: Row, role: Role, relation: Relation | undefined): number => {
  const { responses = {}, status = 200 } = row;
  const action = actionOf(row);
  const group = narrowFirst.find((name) => responses[name] !== undefined && isIn(name, role));
  const cells = responses[role] ?? (group && responses[group]);
  const cell = typeof cells === 'object' ? cells[relationsOf(row).indexOf(relation)] : cells;
  if (cell !== undefined) return cell;
  const isMissing = relation === 'missing';
  // A hidden record has the same error as a missing one.
  const checked = isMissing && isAboutRecord(action) ? 'session.read' : action;
  const reason = accessReason(actorOf(role), checked, relation && records[relation]);
  if (reason) return errorReasons[reason].status;
  return isMissing ? 404 : status;
};

const oneOfEachGroup: readonly Role[] = ['visitor', 'free', 'paid', 'support'];

/** All roles with `--all`, and then also what they may do, which the contract shows of one role each. */
const tested: readonly Role[] = areAll ? roles : oneOfEachGroup;

/**
 * The role whose cells a role has too: of reads and of calls about a record it is tried where the table expects something else of it.
 * `npm run sweep` tries every cell.
 */
const resembled: Partial<Record<Role, Role>> = {
  lapsed: 'paid',
  trial: 'free',
  paid: 'free',
  super: 'staff',
  editor: 'staff',
  finance: 'staff',
  support: 'staff',
};

const differs = (row: Row, role: Role, relation: Relation | undefined): boolean => {
  const like = resembled[role];
  if (isSweep || !like || !(row.of || row.call.startsWith('GET '))) return true;
  return statusFor(row, role, relation) !== statusFor(row, like, relation);
};

/** A token that counts as none reaches no record; vendors and staff get the 404 of a missing record as one of them does. */
const isNew = (role: Role, relation: Relation | undefined, first: Relation | undefined): boolean =>
  ['visitor', 'free', 'staff'].includes(role) ||
  (isIn('outside', role) ? relation === first : relation !== 'missing');

/** A token that counts as none is found out before the call: every second call is tried with one of a blocked user, the others with one whose address is not confirmed. */
const isTokenOf = (role: Role, at: number): boolean =>
  isSweep || role !== (at % 2 === 0 ? 'blocked' : 'unconfirmed');

const cells: Cell[] = rows.flatMap((row, at) =>
  tested.flatMap((role) =>
    relationsOf(row)
      .filter(() => isTokenOf(role, at))
      .filter((relation, _index, [first]) => isNew(role, relation, first))
      .filter((relation) => differs(row, role, relation))
      .map((relation) => ({ row, role, relation, expected: statusFor(row, role, relation) })),
  ),
);

const names = new RegExp(`"(name|slug)":"${CANARY}[ -]\\d+"`, 'g');

const isAdmin = (role: Role) => isIn('admin', role);
const writes = ({ row }: Cell) => !row.call.startsWith('GET ');
/** What must not happen is tried before what may. */
const forbidden = cells.filter(
  ({ expected, role }) => expected >= 400 && role !== 'staff' && role !== 'super',
);
/** Of the others, outside of a sweep: every 401 and 403, and what is the first of its call, role or relation. */
const rest = cells
  .filter((cell) => !forbidden.includes(cell))
  .filter(({ row, role, relation, expected }, at, all) => {
    const isFirst = (is: (other: Cell) => boolean) => all.findIndex(is) === at;
    return (
      isSweep ||
      row.inOrder ||
      [401, 403].includes(expected) ||
      isFirst((other) => other.row === row) ||
      isFirst((other) => other.role === role && other.relation === relation)
    );
  });

describe('roles', () => {
  let backend: Backend;
  let scene: Awaited<ReturnType<typeof setScene>>;
  let checker: ReturnType<typeof createChecker>;
  const leaks: string[] = [];

  const ask = async ({ row, role, relation }: Cell) => {
    const [method = '', path = ''] = row.call.split(' ');
    const target = row.of && relation ? await scene.target(row.of, role, relation) : undefined;
    const data = { ...Object(row.body?.data), version: target?.version };
    const address = await scene.fill(`${path}${row.query ?? ''}`, role, target);
    const wanted = row.versioned ? { ...row.body, data } : row.body;
    const info = new FormData();
    info.set('fileInfo', JSON.stringify({ caption: 'Written by a role' }));
    const form = row.fileInfo ? info : row.picture && (await scene.picture());
    const body = form ? form : wanted && (await scene.fill(wanted, role, target));
    const { jwt, cookie } = scene.as(role);
    const response = await call(backend.url, method, `/api${address}`, {
      body,
      headers: {
        ...(role === 'visitor' ? {} : { authorization: `Bearer ${jwt}` }),
        ...(row.cookie && cookie ? { cookie } : {}),
        ...(row.signed ? await scene.signatureOf(body) : {}),
      },
    });
    checker.check(method, address, response.status, response.body, body);
    if (/(refresh|password)$/.test(path) && response.at('jwt')) scene.renew(role, response);
    return response;
  };

  /** Returns the cells with an unexpected status, as text, and collects leaks. `atOnce`: concurrent calls. */
  const tryAll = async (tried: Cell[], atOnce: number): Promise<string[]> => {
    const wrong: string[] = [];
    const tryOne = async (cell: Cell) => {
      const { row, role, relation, expected } = cell;
      const { status, text } = await ask(cell);
      const title = `${role}: ${row.call}${relation ? `, ${relation}` : ''}`;
      if (status !== expected)
        wrong.push(`${title}: ${status} instead of ${expected} ${text.slice(0, 120)}`);
      const leaked = new RegExp(
        isAdmin(role) ? '\\$2[aby]\\$' : `${CANARY}|${SECRET}|\\$2[aby]\\$`,
        'i',
      );
      if (leaked.test(row.showsNames ? text.replaceAll(names, '') : text))
        leaks.push(`${title}: ${text.slice(0, 200)}`);
      if (status < 300 && writes(cell) && !row.keeps && row.of && relation)
        scene.used(row.of, role, relation);
    };
    await allOf(tried, tryOne, atOnce);
    return wrong;
  };

  beforeAll(async () => {
    backend = await sharedBackend(areAll ? 'confirming' : 'usual');
    const { text } = await call(backend.url, 'GET', '/api/openapi.json');
    checker = createChecker(JSON.parse(text));
    scene = await setScene(backend);
  });
  afterAll(() => scene?.close());

  it('are tested with every call', async () => {
    const calls = [...actions.keys()].sort();
    expect(
      [...new Set(rows.map((row) => row.call))].sort(),
      'each call has a row in backend/tests/roles.ts',
    ).toEqual(calls);
    const described = await callsOf(backend.url);
    expect(described.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(calls);
  });

  // Rows: 1.3, 6.1, 6.2, 6.3, 6.4
  it('access their own records, and neither read nor change those of others', async () => {
    // Create the records of the forbidden calls before the first of them.
    for (const { row, role, relation } of forbidden)
      if (row.of && relation) await scene.target(row.of, role, relation);
    const before = [await snapshot(scene.sql), await scene.moneyOfStranger()];
    expect(await tryAll(forbidden, 8)).toEqual([]);
    expect([await snapshot(scene.sql), await scene.moneyOfStranger()]).toEqual(before);
    // In order, because these change records of the next ones.
    if (areAll) expect(await tryAll(rest, 1)).toEqual([]);
    console.log(
      `${forbidden.length + rest.length} of ${cells.length} cells, ${leaks.length} leaks; ${checker.summary()}`,
    );
    expect(leaks).toEqual([]);
    expect(checker.problems).toEqual([]);
  }, 1_200_000);
});

it('does not start with a route without an action', () => {
  const find = { method: 'GET', path: '/files', handler: 'content-api.find' };
  const routes = { 'content-api': { type: 'content-api', routes: [find] } };
  const strapi: Strapi = Object.assign(Object.create(null), {
    apis: {},
    plugins: { upload: { routes } },
  });
  expect(() => routeNames(strapi)).toThrow('GET /files of plugin::upload names no action.');
});
