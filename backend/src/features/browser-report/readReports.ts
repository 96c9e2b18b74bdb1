import { isRecord } from '../../base/body.ts';

/** What went wrong in a browser, without queries, addresses and tokens. */
export type BrowserReport =
  | { kind: 'error'; page: string; error: string; stack: string }
  | { kind: 'policy'; page: string; directive: string; blocked: string; source: string };

const MOST = 10;
const LONGEST_TEXT = 300;
const LONGEST_STACK = 1500;

/** Texts that may name a person or open something: queries, email addresses, long codes. */
const privateParts: readonly [RegExp, string][] = [
  [/[?#][^\s)'"]*/g, ''],
  [/[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+/g, '…@…'],
  [/\/\/[^/\s@]{1,200}@/g, '//'],
  [/\b(token|code|key|secret|password|jwt)=[^\s&)'"]*/gi, '$1=…'],
  [/[\w-]{32,}(\.[\w-]+)*/g, '…'],
  // Line ends stay, so that a stack can be read.
  [/[^\P{C}\n]/gu, ''],
];

const cleaned = (given: unknown, longest = LONGEST_TEXT): string => {
  if (typeof given !== 'string') return '';
  const start = given.slice(0, 2 * longest);
  return privateParts.reduce((text, [part, by]) => text.replace(part, by), start).slice(0, longest);
};

/** The path of a page or file of ours, the origin of another site, or a word such as `inline`. */
const placeOf = (given: unknown, ours: string): string => {
  if (typeof given !== 'string') return '';
  if (!URL.canParse(given)) return cleaned(given.split('?')[0]);
  const { origin, protocol, pathname } = new URL(given);
  if (origin === ours) return cleaned(pathname);
  return origin === 'null' ? protocol : origin;
};

/** `file:line:column`; the numbers may be missing. */
const sourceOf = (file: unknown, line: unknown, column: unknown, ours: string): string =>
  [placeOf(file, ours), ...[line, column].filter((each) => typeof each === 'number')].join(':');

const readOne = (given: unknown, ours: string): BrowserReport | undefined => {
  if (!isRecord(given)) return undefined;
  const { type, body, error, stack, page, 'csp-report': old } = given;
  if (isRecord(old)) {
    const line = old['line-number'];
    return {
      kind: 'policy',
      page: placeOf(old['document-uri'], ours),
      directive: cleaned(old['effective-directive'] ?? old['violated-directive']),
      blocked: placeOf(old['blocked-uri'], ours),
      source: sourceOf(old['source-file'], line, old['column-number'], ours),
    };
  }
  if (type === 'csp-violation' && isRecord(body)) {
    return {
      kind: 'policy',
      page: placeOf(body.documentURL, ours),
      directive: cleaned(body.effectiveDirective),
      blocked: placeOf(body.blockedURL, ours),
      source: sourceOf(body.sourceFile, body.lineNumber, body.columnNumber, ours),
    };
  }
  if (typeof error !== 'string') return undefined;
  return {
    kind: 'error',
    page: placeOf(page, ours),
    error: cleaned(error),
    stack: cleaned(stack, LONGEST_STACK),
  };
};

/** Extensions break the policy in pages of any site. */
const isOfExtension = (report: BrowserReport): boolean =>
  report.kind === 'policy' && /-extension(:|$)/.test(`${report.blocked} ${report.source}`);

/**
 * The reports in a body: a list of the Reporting API, a report in the older format of the security policy, or an uncaught
 * error `{ error, stack, page }`. Everything else is left out, as is what extensions of the browser do.
 *
 * @param ours Origin of the portal.
 */
export const readReports = (body: unknown, ours: string): BrowserReport[] =>
  [body]
    .flat()
    .slice(0, MOST)
    .flatMap((each) => readOne(each, ours) ?? [])
    .filter((report) => !isOfExtension(report));
