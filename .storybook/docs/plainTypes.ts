import type { Args, ArgTypesEnhancer, SBType, StrictArgTypes } from 'storybook/internal/types';

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

/** A component with what the build wrote down about it. */
export interface Documented {
  __docgenInfo?: { types?: Readonly<Record<string, string>> };
}

const onlyWords = /^'[^']*'(?: \| '[^']*')*$/;

/** The name of a type; pressing it shows what it is made of. */
const typeLine = (summary: string, made: string | undefined) =>
  made && !onlyWords.test(summary) ? { summary, detail: made } : { summary };

/** What a story draws is no text that could be typed anew; neither is a picture. */
function isRendered(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('data:');
  if (Array.isArray(value)) return value.some(isRendered);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** Says of each prop which values it takes and what it is without one, as its docstring tells. */
export function plainTable(
  argTypes: StrictArgTypes,
  component: Documented | undefined,
  args: Args = {},
): StrictArgTypes {
  const types = component?.__docgenInfo?.types;
  const entries = Object.entries(argTypes).map(([key, arg]): [string, StrictArgTypes[string]] => {
    if (!arg.type) return [key, arg];
    const type = plain(arg.type);
    const said = /\bDefault:? ([^.]+?)(?:\.(?:\s|$)| \()/.exec(arg.description ?? '')?.[1];
    const without = type.name === 'boolean' ? 'false' : 'none';
    const told = said ?? (arg.type.required ? undefined : without);
    const table = {
      ...arg.table,
      type: typeLine(words(type), types?.[key]),
      ...(told && !arg.table?.defaultValue
        ? { defaultValue: { summary: told.replaceAll('`', '') } }
        : {}),
    };
    const required = arg.type.required ?? false;
    const fixed = isRendered(args[key]) ? { control: { disable: true } } : {};
    return [key, { ...arg, ...fixed, type: { ...type, required }, table }];
  });
  return Object.fromEntries(entries);
}

export const plainTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) =>
  plainTable(argTypes, component, initialArgs);
