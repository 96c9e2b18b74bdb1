import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as TypeScript from 'typescript';

const require = createRequire(import.meta.url);
const ts: typeof TypeScript = require('../node_modules/typescript');

const folder = resolve(import.meta.dirname, '../node_modules/stripe/esm/resources');

/** The file and type of each kind of object in the SDK. */
const homes: Record<string, [file: string, name: string]> = {
  customer: ['Customers', 'Customer'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  setup_intent: ['SetupIntents', 'SetupIntent'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  charge: ['Charges', 'Charge'],
  refund: ['Refunds', 'Refund'],
  dispute: ['Disputes', 'Dispute'],
  product: ['Products', 'Product'],
  price: ['Prices', 'Price'],
  subscription: ['Subscriptions', 'Subscription'],
  invoice: ['Invoices', 'Invoice'],
  invoice_payment: ['InvoicePayments', 'InvoicePayment'],
  'test_helpers.test_clock': ['TestHelpers/TestClocks', 'TestClock'],
};

type Loose = Record<string, unknown>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const makeCheck = () => {
  const files = Object.values(homes).map(([file]) => `${folder}/${file}.d.ts`);
  const options: TypeScript.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  // Responses have no types of API v2 or Node, which are half of all types.
  host.getSourceFile = (name, target, ...rest) =>
    /\/(V2|@types|undici-types)\//.test(name)
      ? ts.createSourceFile(name, 'export {}', target)
      : getSourceFile(name, target, ...rest);
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const types = new Map<string, TypeScript.Type>();
  for (const [kind, [file, name]] of Object.entries(homes)) {
    const source = program.getSourceFile(`${folder}/${file}.d.ts`);
    const module = source && checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!symbol) throw new Error(`The SDK no longer describes ${name} in ${file}.`);
    types.set(kind, checker.getDeclaredTypeOfSymbol(symbol));
  }

  const mayBe = (type: TypeScript.Type, value: unknown): boolean => {
    if (type.flags & ts.TypeFlags.Object) return typeof value === 'object' && value !== null;
    return typeof value !== 'object' || value === null;
  };

  const isLiteral = (type: TypeScript.Type) => type.isStringLiteral() || type.isNumberLiteral();

  const ofUnion = (parts: readonly TypeScript.Type[], value: unknown, path: string): string[] => {
    // `OtherString` allows values that the provider may add later; the sandbox must not use it.
    const named = parts.some((part) => part.isStringLiteral());
    const fit = parts.filter(
      (part) =>
        mayBe(part, value) &&
        !(named && typeof value === 'string' && !isLiteral(part) && !isPlain(part)),
    );
    const found = fit.map((part) => problems(part, value, path));
    return (
      found.find((list) => list.length === 0) ??
      found.toSorted((a, b) => b.length - a.length)[0] ?? [path]
    );
  };

  const isPlain = (type: TypeScript.Type) => (type.flags & ts.TypeFlags.String) !== 0;

  const ofObject = (type: TypeScript.Type, value: unknown, path: string): string[] => {
    if (type.symbol?.name === 'Decimal') {
      return typeof value === 'string' ? [] : [`${path} is not a decimal`];
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as TypeScript.TypeReference);
      if (!Array.isArray(value) || !item) return [`${path} is not a list`];
      return value.flatMap((one, index) => problems(item, one, `${path}.${index}`));
    }
    if (!isLoose(value)) return [`${path} is not an object`];
    const described = checker.getPropertiesOfType(type);
    const names = new Set(described.map(({ name }) => name));
    const open = checker.getIndexInfosOfType(type).length > 0 || described.length === 0;
    const extra = Object.keys(value).filter((key) => !open && !names.has(key));
    const inner = described.flatMap((property) => {
      const given = value[property.name];
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (given === undefined) return optional ? [] : [`${path}.${property.name} is missing`];
      return problems(checker.getTypeOfSymbol(property), given, `${path}.${property.name}`);
    });
    return [...extra.map((key) => `${path}.${key} is not described`), ...inner];
  };

  const problems = (type: TypeScript.Type, value: unknown, path: string): string[] => {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
    if (type.isUnion()) return ofUnion(type.types, value, path);
    if (type.isLiteral()) return type.value === value ? [] : [`${path} is ${value}`];
    const simple: [number, boolean][] = [
      [ts.TypeFlags.Null, value === null],
      [ts.TypeFlags.Undefined, value === undefined],
      [ts.TypeFlags.String, typeof value === 'string'],
      [ts.TypeFlags.Number, typeof value === 'number'],
      [ts.TypeFlags.Boolean, typeof value === 'boolean'],
      [ts.TypeFlags.BooleanLiteral, checker.typeToString(type) === String(value)],
    ];
    const match = simple.find(([flag]) => type.flags & flag);
    if (match) return match[1] ? [] : [`${path} is ${JSON.stringify(value)?.slice(0, 60)}`];
    return ofObject(type, value, path);
  };

  const seen = new Set<string>();

  const check = (response: unknown): string[] => {
    if (!isLoose(response)) return ['not an object'];
    const { object, error, data } = response;
    if (isLoose(error)) {
      return typeof error.type === 'string' && typeof error.message === 'string' ? [] : ['error'];
    }
    if (object === 'list') {
      const whole = typeof response.has_more === 'boolean' && typeof response.url === 'string';
      return [
        ...(whole ? [] : ['list']),
        ...(Array.isArray(data) ? data.flatMap(check) : ['list.data']),
      ];
    }
    if (object === 'event') return isLoose(data) ? check(data.object) : ['event.data'];
    const text = JSON.stringify(response);
    if (seen.has(text)) return [];
    seen.add(text);
    const type = types.get(String(object));
    return type ? problems(type, response, String(object)) : [`${object} is unknown`];
  };

  return check;
};

let known: ReturnType<typeof makeCheck> | undefined;

/** Checks responses against the SDK's type files: no missing, undocumented or wrongly typed properties. */
export const readStripeTypes = (): ReturnType<typeof makeCheck> => {
  // Takes seconds, so it is done once per worker.
  known ??= makeCheck();
  return known;
};
