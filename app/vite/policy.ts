import type { Plugin } from 'vite';
import { pagePolicy } from '../../backend/src/pages/headers.ts';

/** The policy that the backend sends with a page, with `more` sources for some of its directives. */
export const policyWith = (nonce: string, more: Readonly<Record<string, string>>): string =>
  pagePolicy(nonce)
    .split('; ')
    .map((rule) => {
      const [directive = ''] = rule.split(' ');
      return [rule, more[directive]].join(' ').trim();
    })
    .join('; ');

/** Vite writes scripts into the page, and tells it of changes through a socket. */
const policy = policyWith('__CSP_NONCE__', {
  'script-src': "'nonce-__CSP_NONCE__'",
  'connect-src': 'ws:',
});

/** The dev server sends the policy of production, so that a violation shows while it is being written. */
export function securityPolicy(): Plugin {
  return {
    name: 'portal:policy',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        response.setHeader('Content-Security-Policy', policy);
        next();
      });
    },
  };
}
