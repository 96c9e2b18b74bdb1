import type {
  Args,
  ArgTypesEnhancer,
  SBType,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';

const isNothing = (type: SBType) => type.name === 'other' && type.value === 'undefined';

/** The value of a literal type such as `'start'` or `2`. */
function literalOf(type: SBType): (string | number)[] {
  if (type.name !== 'other') return [];
  const [, word] = /^['"](.*)['"]$/.exec(type.value) ?? [];
  if (word !== undefined) return [word];
  return /^-?\d+(?:\.\d+)?$/.test(type.value) ? [Number(type.value)] : [];
}

/** Removes `undefined` from unions and simplifies function types, unions of literals and unions of one. */
function plain(type: SBType): SBType {
  if (type.raw?.includes('=>')) return { name: 'function', raw: type.raw };
  if (type.name !== 'union') return type;
  const parts = type.value.filter((part) => !isNothing(part)).map(plain);
  const [only] = parts;
  const literals = parts.flatMap(literalOf);
  if (parts.length > 1 && literals.length === parts.length)
    return { name: 'enum', value: literals, ...(type.raw ? { raw: type.raw } : {}) };
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

/** A component with the docs that the build added. */
export interface Documented {
  __docgenInfo?: { types?: Readonly<Record<string, string>> };
}

const onlyWords = /^'[^']*'(?: \| '[^']*')*$/;

/** The name of a type, which expands to its declarations. */
const typeLine = (summary: string, declarations: string | undefined) =>
  declarations && !onlyWords.test(summary) ? { summary, detail: declarations } : { summary };

/** Whether a value is a React element or an image, which controls cannot edit. */
function isRendered(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('data:');
  if (Array.isArray(value)) return value.some(isRendered);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

const noControl = { control: { disable: true } };
/** A text, or something that a text can replace. */
const isText = /^(?:string|ReactNode|null|number)(?: \| (?:string|ReactNode|null|number))*$/;
/** What JSON cannot express. */
const isOpaque = /=>|^IconType$|Ref\w*<|Set<|Map<|\w*Element\b|Handler\b|^File\b/;

/** The types whose control Storybook chooses well. */
const isSimple = (type: SBType) => ['boolean', 'string', 'number', 'enum'].includes(type.name);

/** Whether a value survives as JSON: no function, element, symbol, `Date` or the like within it. */
function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every((part) => part === undefined || isJson(part));
}

/**
 * The control of a prop, where Storybook would offer JSON: only a list or object of data that is set has that. A callback has
 * none, since the Actions panel lists its calls.
 */
function controlOf(key: string, type: SBType, value: unknown): Partial<StrictInputType> {
  // An overlay that a control opens would cover the controls.
  if (isRendered(value) || /^on[A-Z]|^open$|^defaultOpen$/.test(key)) return noControl;
  const text = words(type);
  if (type.name === 'function' || isOpaque.test(text)) return noControl;
  const plainValue = value === undefined || value === null || typeof value === 'string';
  if (plainValue && text !== 'number' && isText.test(text)) return { control: { type: 'text' } };
  if (isSimple(type)) return {};
  const isData = typeof value === 'object' && value !== null && isJson(value);
  return isData ? { control: { type: 'object' } } : noControl;
}

/** Adds type and default to each prop; the default is read from its description ("Default: …"). */
export function plainTable(
  argTypes: StrictArgTypes,
  component: Documented | undefined,
  args: Args = {},
): StrictArgTypes {
  const types = component?.__docgenInfo?.types;
  const entries = Object.entries(argTypes).map(([key, arg]): [string, StrictArgTypes[string]] => {
    if (!arg.type) return [key, arg];
    const type = plain(arg.type);
    const stated = /\bDefault:? ([^.]+?)(?:\.(?:\s|$)| \()/.exec(arg.description ?? '')?.[1];
    const without = type.name === 'boolean' ? 'false' : 'none';
    const fallback = stated ?? (arg.type.required ? undefined : without);
    const table = {
      ...arg.table,
      type: typeLine(words(type), types?.[key]),
      ...(fallback && !arg.table?.defaultValue
        ? { defaultValue: { summary: fallback.replaceAll('`', '') } }
        : {}),
    };
    const required = arg.type.required ?? false;
    return [
      key,
      { ...arg, ...controlOf(key, type, args[key]), type: { ...type, required }, table },
    ];
  });
  return Object.fromEntries(entries);
}

export const plainTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) =>
  plainTable(argTypes, component, initialArgs);
