import type { Plugin } from 'vite';

const append = 'document.head.appendChild(link)';

/**
 * Adds the sheets that Vite loads with a chunk at the end of the body, after those of the page (`prerender.ts` puts them there),
 * so that they override them as in development. Fails the build when Vite adds them in another way.
 */
export function lateStyles(): Plugin {
  let found = false;
  return {
    name: 'portal:late-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        found ||= code.includes(append);
        return code.replace(append, 'document.body.appendChild(link)');
      },
    },
    buildEnd(failure) {
      if (!failure && !found)
        this.error('Vite adds style sheets in another way: update app/vite/lateStyles.ts.');
    },
  };
}
