import { setNonce } from 'get-nonce';

/**
 * The strings that the security policy lets through. Radix writes these two style sheets as HTML;
 * everything else that reaches a script or markup sink is refused by the browser.
 */
const scrollbars = (part: 'select' | 'scroll-area') =>
  `[data-radix-${part}-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-${part}-viewport]::-webkit-scrollbar{display:none}`;

export const trustedStyles: ReadonlySet<string> = new Set([
  scrollbars('select'),
  scrollbars('scroll-area'),
]);

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
    createHTML: (text) => (trustedStyles.has(text) ? text : null),
  });
}
