import { setNonce } from 'get-nonce';

/**
 * The one string of markup that the security policy lets through: the style sheet that Radix Select writes as HTML.
 * Everything else that reaches a script or markup sink is refused by the browser.
 */
export const trustedStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown;
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/** Must run before anything of Radix is rendered. */
export function applySecurityPolicy(): void {
  // The attribute reads as empty in the page; only the property holds the nonce.
  setNonce(document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '');
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === trustedStyle ? text : null),
  });
}
