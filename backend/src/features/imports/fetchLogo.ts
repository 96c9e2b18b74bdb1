import { importTexts, logoMaxBytes, logoTarget } from '@portal/domain';
import { HttpError } from '../../base/httpError.ts';
import { isPrivateLiteral } from '../../base/outgoing/address.ts';
import { MOST_REDIRECTS, redirectOf } from '../../base/outgoing/redirect.ts';
import { type Exchange, sendRequest } from '../../base/outgoing/sendRequest.ts';
import { fail } from './rowProblems.ts';

/** Milliseconds of a request, and of all that an image takes with its redirects. */
const TIMEOUT = 10_000;
const LONGEST = 15_000;

interface Options {
  /** Address of the portal, which the User-Agent names. */
  portal: string;
  /** Whether an address, also one of a redirect, is rejected unless it is public. */
  publicOnly: (url: URL) => boolean;
  /** Aborts the request. */
  signal: AbortSignal;
  /** Milliseconds of each request. Default: ten seconds. */
  timeout?: number;
}

/** Thrown for a host that did not answer in time. */
export class TooSlow extends Error {}

const failLogo = (message: string): never => fail(logoTarget, message);

/** The bytes of a response, or why it has none. What a private network has is not told from what does not exist. */
const bytesOf = ({ status, body, ended }: Exchange): Buffer => {
  if (ended === 'late') throw new TooSlow();
  if (status === null) return failLogo(importTexts.logoUnreachable);
  if (status === 404 || status === 410) return failLogo(importTexts.logoNotFound);
  if (status < 200 || status >= 300) return failLogo(importTexts.logoRefused(status));
  if (body.length > logoMaxBytes) throw new HttpError('picture-too-large');
  return ended === 'whole' ? body : failLogo(importTexts.logoUnreachable);
};

/** Loads an image from an address that a user chose. Throws for a row that cannot have it. */
export const fetchLogo = async (
  address: string,
  { portal, publicOnly, signal, timeout = TIMEOUT }: Options,
): Promise<Buffer> => {
  const headers = {
    'user-agent': `Customer-Portal-Import/1.0 (+${portal})`,
    accept: 'image/png, image/jpeg, image/webp',
    'accept-encoding': 'identity',
  };
  const end = performance.now() + LONGEST;
  let url = new URL(address);
  for (let redirects = 0; ; redirects += 1) {
    const isPublicOnly = publicOnly(url);
    if (isPublicOnly && isPrivateLiteral(url)) failLogo(importTexts.logoNotAllowed);
    const exchange = await sendRequest(url, {
      method: 'GET',
      headers,
      // One more than a logo may have.
      most: logoMaxBytes + 1,
      signal,
      publicOnly: isPublicOnly,
      timeout: Math.max(1, Math.min(timeout, Math.round(end - performance.now()))),
    });
    const next = redirectOf(url, exchange);
    if (!next) return bytesOf(exchange);
    if (redirects === MOST_REDIRECTS) failLogo(importTexts.logoRedirects);
    url = next;
  }
};
