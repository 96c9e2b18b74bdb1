/**
 * The only markup string that the security policy allows: the style sheet that Radix Select writes as HTML.
 * The browser blocks everything else that reaches a script or markup sink.
 */
export const trustedStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/** The script that replaces the card provider's in the sandbox. */
export const sandboxScript = '/sandbox/stripe.js';

/** Whether a script may be added to the page: the card provider's or its replacement. */
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

/** Must run before a Radix component renders. */
export function applySecurityPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === trustedStyle ? text : null),
    createScriptURL: (address) => (isTrustedScript(address) ? address : null),
  });
}
