import type { Plugin } from 'vite';
import { pagePolicy } from '../../backend/src/base/headers.ts';

/** Adds sources to a policy of the backend, by directive. */
export const withSources = (policy: string, more: Readonly<Record<string, string>>): string =>
  policy
    .split('; ')
    .map((rule) => {
      const [directive = ''] = rule.split(' ');
      return [rule, more[directive]].join(' ').trim();
    })
    .join('; ');

/** Vite adds scripts to the pages and reports changes through a socket. */
const policy = withSources(pagePolicy('__CSP_NONCE__', 'sandbox'), {
  'script-src': "'nonce-__CSP_NONCE__'",
  'connect-src': 'ws:',
});

/** Sends the policy of production from the dev server, so that a violation shows in development. */
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
