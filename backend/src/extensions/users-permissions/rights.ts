import type { Strapi } from '../../registry.ts';

/* What a role may call changes at a start, or when an operator edits it. Asked anew for every call it was half of the call. */

export interface PermissionService {
  findRolePermissions(role: number): Promise<{ action: string }[]>;
}

/** So long another server may go on with what it knows. */
const KEPT_FOR = 10_000;

interface Known {
  until: number;
  rights: Promise<{ action: string }[]>;
}

const known = new Map<number, Known>();

const forget = (): void => known.clear();

export const permissionService = (stock: PermissionService): PermissionService => ({
  ...stock,
  findRolePermissions(role) {
    const found = known.get(role);
    if (found && found.until > performance.now()) return found.rights;
    const rights = stock.findRolePermissions(role);
    known.set(role, { until: performance.now() + KEPT_FOR, rights });
    rights.catch(forget);
    return rights;
  },
});

/** Makes what a list of rights allows once, not for each call; and forgets whose they are when somebody edits them. */
export const rememberRights = (strapi: Strapi): void => {
  const models = ['plugin::users-permissions.permission', 'plugin::users-permissions.role'];
  const events = ['Create', 'CreateMany', 'Update', 'UpdateMany', 'Delete', 'DeleteMany'];
  strapi.db.lifecycles.subscribe({
    models,
    ...Object.fromEntries(events.map((event) => [`after${event}`, forget])),
  });
  const { engine } = strapi.contentAPI.permissions;
  const make = engine.generateAbility.bind(engine);
  const made = new Map<string, ReturnType<typeof make>>();
  engine.generateAbility = (permissions, options) => {
    const plain =
      options === undefined && permissions.every((one) => Object.keys(one).length === 1);
    if (!plain) return make(permissions, options);
    const key = permissions.map(({ action }) => action).join();
    const ability = made.get(key) ?? make(permissions);
    if (made.size > 10) made.clear();
    made.set(key, ability);
    return ability;
  };
};
