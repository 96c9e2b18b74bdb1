import { setNonce } from 'get-nonce';

let known: string | undefined;

/**
 * The nonce for style elements from the csp-nonce meta element. Every overlay that locks scrolling calls it before it opens:
 * the first call passes the nonce to the lock, which adds a style element. An app may load that library more than once.
 */
export function styleNonce(): string | undefined {
  if (known === undefined) {
    // Browsers clear the attribute after parsing; the property has the value.
    known = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
    if (known) setNonce(known);
  }
  return known || undefined;
}
