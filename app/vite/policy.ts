import type { Plugin } from 'vite';

const policy = [
  "default-src 'none'",
  "script-src 'self' 'nonce-__CSP_NONCE__'",
  "style-src 'self' 'nonce-__CSP_NONCE__'",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws:",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

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
