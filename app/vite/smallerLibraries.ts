import { join } from 'node:path';
import type { Plugin } from 'vite';

const smallIcon = join(import.meta.dirname, 'smallIcon.ts');

/** Replaces the `createLucideIcon` of lucide-react with `smallIcon.ts`. Fails the build when no icon uses that file. */
export function smallerIcons(): Plugin {
  return {
    name: 'portal:smaller-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => smallIcon,
    },
    buildEnd(failure) {
      if (!failure && ![...this.getModuleIds()].includes(smallIcon))
        this.error(
          'lucide-react has no createLucideIcon.mjs: update app/vite/smallerLibraries.ts.',
        );
    },
  };
}

const edits: readonly [pattern: RegExp, replacement: string][] = [
  [/^[A-Z]\w*\.displayName = .*;$/gm, ''],
  [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/ENABLE_DEV_WARNINGS = true/g, 'ENABLE_DEV_WARNINGS = false'],
];

/**
 * Lets the build drop the components of React Router that the portal does not use: they are made by calls that look as if
 * they had side effects. Also switches off its warnings for developers. Fails the build when an edit matches nothing.
 */
export function smallerRouter(): Plugin {
  const unmatched = new Set(edits.map(([pattern]) => pattern));
  return {
    name: 'portal:smaller-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/development\/[^/]+\.mjs$/ },
      handler: (code) =>
        edits.reduce((text, [pattern, replacement]) => {
          if (text.search(pattern) >= 0) unmatched.delete(pattern);
          return text.replace(pattern, replacement);
        }, code),
    },
    buildEnd(failure) {
      if (!failure && unmatched.size > 0)
        this.error(
          `React Router no longer contains ${[...unmatched].join(', ')}: update app/vite/smallerLibraries.ts.`,
        );
    },
  };
}
