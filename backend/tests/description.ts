import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';

const file = new URL('../openapi.json', import.meta.url);

export const written = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** `/apps/{id}` of `/api/apps/12/?x=y`: of two that fit, the one that says more words itself. */
const patternOf = (patterns: readonly string[], address: string): string | undefined => {
  const path = address
    .replace(/[?#].*$/, '')
    .replace(/^\/?(api\/)?/, '/')
    .replace(/\/+$/, '');
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const blanks = (pattern: string) => pattern.split('{').length;
  return patterns.filter(fits).sort((a, b) => blanks(a) - blanks(b))[0];
};

/** Holds real answers against the description a server hands out. */
export const createChecker = (document: Described) => {
  const ajv = new Ajv({ allErrors: false, strict: false });
  ajv.addSchema(document, 'calls');
  const patterns = Object.keys(document.paths);
  const problems: string[] = [];
  let answers = 0;

  const problemIn = (
    method: string,
    address: string,
    status: number,
    body: unknown,
  ): string | undefined => {
    const pattern = patternOf(patterns, address);
    const verb = method.toLowerCase();
    const call = pattern && document.paths[pattern]?.[verb];
    if (status >= 400) {
      // Also an address that is none of ours fails in the one shape.
      const valid = ajv.validate('calls#/components/schemas/Failure', body);
      return valid ? undefined : ajv.errorsText();
    }
    if (!call) return 'is no call of the description';
    if (!(String(status) in call.responses)) return 'is a status of which nothing is said';
    if (status === 204) return body === undefined || body === '' ? undefined : 'has a body';
    const at = `paths/${escaped(pattern)}/${verb}/responses/${status}/content/application~1json/schema`;
    return ajv.validate(`calls#/${at.replaceAll('{', '%7B').replaceAll('}', '%7D')}`, body)
      ? undefined
      : ajv.errorsText();
  };

  return {
    problems,
    check(method: string, address: string, status: number, body: unknown): void {
      answers += 1;
      const problem = problemIn(method, address, status, body);
      if (problem) problems.push(`${method} ${address}: ${status} ${problem}`);
    },
    said: () => `${answers} answers, ${problems.length} problems`,
  };
};
