import { readFileSync } from 'node:fs';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';

const file = new URL('../openapi.json', import.meta.url);

export const written = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  style?: string;
  schema: object;
}

interface Call {
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

interface Described {
  paths: Record<string, Record<string, Call>>;
}

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

const fitting = new Map<string, RegExp>();

const matches = (pattern: string, path: string): boolean => {
  const known = fitting.get(pattern) ?? new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  fitting.set(pattern, known);
  return known.test(path);
};

/** Finds `/apps/{id}` for `/api/apps/12/?x=y`. Of two matches, the one with fewer placeholders wins. */
const patternOf = (patterns: readonly string[], address: string): string | undefined => {
  const path = address
    .replace(/[?#].*$/, '')
    .replace(/^\/?(api\/)?/, '/')
    .replace(/\/+$/, '');
  const blanks = (pattern: string) => pattern.split('{').length;
  return patterns
    .filter((pattern) => matches(pattern, path))
    .sort((a, b) => blanks(a) - blanks(b))[0];
};

/** The schema of an object with the value of a parameter: the same object each time, since Ajv compiles each once. */
const valueSchemas = new WeakMap<Parameter, object>();

const valueSchema = (parameter: Parameter): object => {
  const known = valueSchemas.get(parameter) ?? {
    type: 'object',
    properties: { value: parameter.schema },
  };
  valueSchemas.set(parameter, known);
  return known;
};

/** What is wrong with the query of an accepted call. */
const queryProblem = (ajv: Ajv, parameters: readonly Parameter[], address: string) => {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const entries = [...new URL(address, 'http://x').searchParams];
  const names = ({ name, style }: Parameter, key: string): boolean =>
    key === name || (style === 'deepObject' && key.startsWith(`${name}[`));
  for (const [key, value] of entries) {
    const parameter = known.find((each) => names(each, key));
    if (!parameter) return `has the undocumented parameter ${key}`;
    // Query values are strings; nested ones are checked by name only.
    const given = { value };
    if (parameter.style !== 'deepObject' && !ajv.validate(valueSchema(parameter), given))
      return `has an invalid ${key}: ${ajv.errorsText()}`;
  }
  const missing = known.find((each) => each.required && !entries.some(([key]) => names(each, key)));
  return missing && `is accepted without ${missing.name}`;
};

/** Checks calls and their responses against the description that a server returns. */
export const createChecker = (document: Described) => {
  const ajv = new Ajv({ allErrors: false, strict: false, formats: { date: true, binary: true } });
  ajv.addSchema(document, 'calls');
  const lenient = new Ajv({
    strict: false,
    coerceTypes: true,
    formats: { date: true, 'date-time': true },
  });
  const patterns = Object.keys(document.paths);
  const problems: string[] = [];
  let responses = 0;
  let requests = 0;

  const fits = (value: unknown, ...path: string[]): boolean => {
    const at = path.map(escaped).join('/').replaceAll('{', '%7B').replaceAll('}', '%7D');
    return Boolean(ajv.validate(`calls#/${at}`, value));
  };

  /** Accepted requests must match the description. */
  const problemBefore = (
    [pattern, verb]: [string, string],
    call: Call,
    address: string,
    sent: unknown,
  ): string | undefined => {
    requests += 1;
    const asked = queryProblem(lenient, call.parameters ?? [], address);
    if (asked) return asked;
    const content = call.requestBody?.content;
    if (sent instanceof FormData) {
      const form = Object.fromEntries([...sent.keys()].map((key) => [key, '']));
      const at = ['requestBody', 'content', 'multipart/form-data', 'schema'];
      if (!content?.['multipart/form-data']) return 'accepts an undocumented form';
      return fits(form, 'paths', pattern, verb, ...at) ? undefined : `form: ${ajv.errorsText()}`;
    }
    const nothing = sent === undefined || Object.keys(Object(sent)).length === 0;
    if (nothing && !call.requestBody?.required) return undefined;
    if (!content) return 'accepts an undocumented body';
    const at = ['requestBody', 'content', 'application/json', 'schema'];
    return fits(sent, 'paths', pattern, verb, ...at) ? undefined : `body: ${ajv.errorsText()}`;
  };

  const problemIn = (
    method: string,
    address: string,
    status: number,
    body: unknown,
    sent: unknown,
  ): string | undefined => {
    const pattern = patternOf(patterns, address);
    const verb = method.toLowerCase();
    const call = pattern && document.paths[pattern]?.[verb];
    if (status >= 400) {
      // Errors of unknown addresses have the same shape.
      const valid = ajv.validate('calls#/components/schemas/Failure', body);
      return valid ? undefined : ajv.errorsText();
    }
    if (!call) return 'is not documented';
    if (!(String(status) in call.responses)) return 'is an undocumented status';
    const before = problemBefore([pattern, verb], call, address, sent);
    if (before) return before;
    if (status === 204) return body === undefined || body === '' ? undefined : 'has a body';
    const types = Object.keys(Object(call.responses[String(status)]).content);
    // A list is a page, or a file of text.
    const type =
      types.find((each) => each.startsWith('text/') === (typeof body === 'string')) ?? '';
    const at = ['responses', String(status), 'content', type, 'schema'];
    return fits(body, 'paths', pattern, verb, ...at) ? undefined : ajv.errorsText();
  };

  return {
    problems,
    /** Checks a response, and the body that was sent if it was accepted. */
    check(method: string, address: string, status: number, body: unknown, sent?: unknown): void {
      responses += 1;
      const problem = problemIn(method, address, status, body, sent);
      if (problem) problems.push(`${method} ${address}: ${status} ${problem}`);
    },
    summary: () =>
      `${requests} accepted requests, ${responses} responses, ${problems.length} problems`,
  };
};
