import { setNonce } from 'get-nonce';

let known: string | undefined;

/**
 * The nonce under which the page's security policy lets a style element in, as told by its csp-nonce meta element.
 * The first call hands it on to the scroll lock of modal overlays, which adds such an element while one is open.
 */
export function styleNonce(): string | undefined {
  if (known === undefined) {
    // The attribute reads as empty once the page is parsed; the property keeps the value.
    known = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
    if (known) setNonce(known);
  }
  return known || undefined;
}
