import type { Plugin } from 'vite';
import { pagePolicy } from '../../backend/src/pages/headers.ts';

/** A policy of the backend, with `more` sources for some of its directives. */
export const withSources = (policy: string, more: Readonly<Record<string, string>>): string =>
  policy
    .split('; ')
    .map((rule) => {
      const [directive = ''] = rule.split(' ');
      return [rule, more[directive]].join(' ').trim();
    })
    .join('; ');

/** That of the portal's pages. Vite writes scripts into them, and tells them of changes through a socket. */
const policy = withSources(pagePolicy('__CSP_NONCE__', 'sandbox'), {
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
