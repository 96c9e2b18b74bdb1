import { type FoundLink, isReservedHost, isSameSite, isTitleChanged } from '@portal/domain';
import { MOST_REDIRECTS, redirectOf } from '../../base/outgoing/redirect.ts';
import { type Exchange, sendRequest } from '../../base/outgoing/sendRequest.ts';
import { titleOf } from './pageTitle.ts';
import { allowsAll, type Robots, readRobots } from './robots.ts';

const MOST_BYTES = 256 * 1024;
/** Milliseconds of a check with all its requests. */
const LONGEST = 60_000;
/** The name of the checks in robots.txt. */
const ROBOT = 'customer-portal-links';

interface Options {
  /** Address of the portal, which the User-Agent names. */
  portal: string;
  /** Whether addresses that are not public are rejected. */
  publicOnly: boolean;
  /** Aborts checks. */
  signal: AbortSignal;
  /** Milliseconds of each request. Default: ten seconds. */
  timeout?: number;
}

interface Followed {
  url: URL;
  /** The last response. */
  exchange: Exchange;
  /** Why following stopped before a page. */
  stopped?: 'blocked' | 'reserved' | 'redirects';
}

type Asked = Pick<Followed, 'exchange' | 'stopped'>;

const isHtml = ({ headers }: Exchange): boolean =>
  /html/i.test(headers['content-type'] ?? 'text/html');

const isSuccess = ({ status }: Exchange): boolean =>
  status !== null && status >= 200 && status < 300;

/** Browsers load a certificate that a site forgets to send, which Node.js does not. */
const isTlsUnknown = (problem: string): boolean =>
  /^UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)/.test(problem);

const isTlsProblem = (problem: string): boolean =>
  /CERT|SSL|TLS|SELF_SIGNED|VERIFY|^EPROTO$/.test(problem);

/** No such name, and no connection to it: browsers do not reach it either. */
const isDead = (problem: string): boolean => /^(ENOTFOUND|ENODATA|ECONNREFUSED)$/.test(problem);

const withoutTitle = { title: null };

/** What an exchange without a response says. Vendors must not learn which names of the network of the portal exist. */
const judgeProblem = (given: string): FoundLink => {
  const detail = given === 'EPRIVATE' ? 'ENOTFOUND' : given;
  if (isTlsUnknown(detail)) return { result: 'blocked', detail, ...withoutTitle };
  if (isTlsProblem(detail)) return { result: 'tls', detail, ...withoutTitle };
  return { result: 'failing', detail, ...withoutTitle, mayPass: !isDead(detail) };
};

/** What a response that is no page says about the link: a problem only if browsers would not show a page either. */
const judge = ({ status, problem, headers }: Exchange): FoundLink => {
  if (status === null) return judgeProblem(String(problem));
  const detail = `HTTP ${status}`;
  if (status === 404 || status === 410) return { result: 'not-found', detail, ...withoutTitle };
  const isFault = status >= 500 && status < 600 && headers['retry-after'] === undefined;
  if (isFault) return { result: 'failing', detail, ...withoutTitle, mayPass: true };
  // Sites reject programs by many statuses, which browsers do not get.
  return { result: 'blocked', detail, ...withoutTitle };
};

/** Checks links, one after the other. Keeps the robots.txt of each site until it is dropped. */
export const createLinkChecker = ({ portal, publicOnly, signal, timeout }: Options) => {
  const robots = new Map<string, Robots>();
  const headers = {
    'user-agent': `Customer-Portal-Links/1.0 (+${portal})`,
    accept: 'text/html, */*;q=0.5',
    'accept-encoding': 'identity',
  };

  let ending = signal;

  const send = (method: 'HEAD' | 'GET', url: URL): Promise<Exchange> =>
    sendRequest(url, {
      method,
      headers,
      signal: ending,
      publicOnly,
      most: MOST_BYTES,
      ...(timeout === undefined ? {} : { timeout }),
    });

  const follow = async (first: URL, ask: (url: URL) => Promise<Asked>): Promise<Followed> => {
    let url = first;
    for (let redirects = 0; ; redirects += 1) {
      const asked = await ask(url);
      const next = asked.stopped ? null : redirectOf(url, asked.exchange);
      if (!next) return { url, ...asked };
      if (redirects === MOST_REDIRECTS) return { url, ...asked, stopped: 'redirects' };
      url = next;
      if (isReservedHost(url.hostname)) return { url, ...asked, stopped: 'reserved' };
    }
  };

  const robotsOf = async ({ origin }: URL): Promise<Robots> => {
    const known = robots.get(origin);
    if (known) return known;
    const { exchange, stopped } = await follow(new URL('/robots.txt', origin), async (url) => ({
      exchange: await send('GET', url),
    }));
    const found =
      isSuccess(exchange) && !stopped
        ? readRobots(exchange.body.toString('utf8'), ROBOT)
        : allowsAll;
    robots.set(origin, found);
    return found;
  };

  /** Asks for a page by HEAD, and by GET for its title or where a site refuses HEAD. */
  const askPage = async (url: URL): Promise<Asked> => {
    const allows = await robotsOf(url);
    const head = await (allows(url.pathname + url.search) ? send('HEAD', url) : undefined);
    if (!head) {
      const empty = { status: null, problem: null, headers: {}, body: Buffer.alloc(0) };
      return { exchange: { ...empty, ended: 'cut' as const, duration: 0 }, stopped: 'blocked' };
    }
    // Some servers never answer HEAD.
    const mayAnswerGet = head.problem === 'ECONNRESET' || head.problem === 'ETIMEDOUT';
    const isFinal = head.status === null ? !mayAnswerGet : redirectOf(url, head);
    if (isFinal || (isSuccess(head) && !isHtml(head))) return { exchange: head };
    return { exchange: await send('GET', url) };
  };

  /**
   * Checks a link.
   *
   * @param title That of its page at the first check.
   */
  return async (link: string, title: string | null): Promise<FoundLink> => {
    if (!URL.canParse(link) || !/^https?:/i.test(link))
      return { result: 'failing', detail: 'Not an address', ...withoutTitle };
    const start = new URL(link);
    ending = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]);
    if (isReservedHost(start.hostname))
      return { result: 'not-checked', detail: start.hostname, ...withoutTitle };
    const { url, exchange, stopped } = await follow(start, askPage);
    if (stopped === 'blocked') return { result: 'blocked', detail: 'robots.txt', ...withoutTitle };
    if (stopped === 'redirects')
      return {
        result: 'blocked',
        detail: `More than ${MOST_REDIRECTS} redirects`,
        ...withoutTitle,
      };
    if (stopped !== 'reserved' && !isSuccess(exchange)) return judge(exchange);
    if (!isSameSite(start.hostname, url.hostname))
      return { result: 'redirected', detail: url.host, ...withoutTitle };
    const found = titleOf(exchange.body, exchange.headers['content-type'] ?? '');
    if (title !== null && found !== null && isTitleChanged(title, found))
      return { result: 'title-changed', detail: found, title: found };
    return { result: 'ok', detail: null, title: found };
  };
};
