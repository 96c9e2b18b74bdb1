import { setNonce } from 'get-nonce';

/**
 * The one string of markup that the security policy lets through: the style sheet that Radix Select writes as HTML.
 * The browser blocks everything else that reaches a script or markup sink.
 */
export const trustedStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/** The script that replaces the card provider's in the sandbox. */
export const sandboxScript = '/sandbox/stripe.js';

/** Scripts that may be added to the page by address: the card provider's, or its stand-in. */
const isTrustedScript = (address: string): boolean =>
  address === sandboxScript || address.startsWith('https://js.stripe.com/');

interface PolicyRules {
  createHTML(text: string): string | null;
  createScriptURL(address: string): string | null;
}

interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): unknown;
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
    createScriptURL: (address) => (isTrustedScript(address) ? address : null),
  });
}
