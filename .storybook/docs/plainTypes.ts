import type { ArgTypesEnhancer, SBType, StrictArgTypes } from 'storybook/internal/types';

const isNothing = (type: SBType) => type.name === 'other' && type.value === 'undefined';

/** Leaves out that an optional prop may be undefined, and takes lists of words as what they are. */
function plain(type: SBType): SBType {
  if (type.raw?.includes('=>')) return { name: 'function', raw: type.raw };
  if (type.name !== 'union') return type;
  const parts = type.value.filter((part) => !isNothing(part)).map(plain);
  const [only] = parts;
  return parts.length === 1 && only
    ? { ...(type.raw ? { raw: type.raw } : {}), ...only }
    : { ...type, value: parts };
}

function words(type: SBType): string {
  if (type.name === 'enum') return type.value.map((word) => `'${word}'`).join(' | ');
  const raw = type.raw?.replace(/\s*\|\s*undefined$/, '').replace(/^\((.*=>.*)\)$/, '$1');
  if (raw?.startsWith('ComponentType<SVGProps')) return 'IconType';
  return raw ?? (type.name === 'other' ? type.value : type.name);
}

/** Says of each prop which values it takes and what it is without one, as its docstring tells. */
export const plainTypes: ArgTypesEnhancer = ({ argTypes }) => {
  const entries = Object.entries(argTypes).map(([key, arg]): [string, StrictArgTypes[string]] => {
    if (!arg.type) return [key, arg];
    const type = plain(arg.type);
    const said = /\bDefault:? ([^.]+?)(?:\.(?:\s|$)| \()/.exec(arg.description ?? '')?.[1];
    const without = type.name === 'boolean' ? 'false' : 'none';
    const told = said ?? (arg.type.required ? undefined : without);
    const table = {
      ...arg.table,
      type: { summary: words(type) },
      ...(told && !arg.table?.defaultValue
        ? { defaultValue: { summary: told.replaceAll('`', '') } }
        : {}),
    };
    return [key, { ...arg, type: { ...type, required: arg.type.required ?? false }, table }];
  });
  return Object.fromEntries(entries);
};
