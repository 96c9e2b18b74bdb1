import { join } from 'node:path';
import { isDirectional } from '@portal/ui/directional';
import type { LucideIconNode } from 'lucide-react';
import type { Plugin } from 'vite';
import { onePath } from './onePath.ts';

const smallIcon = join(import.meta.dirname, 'smallIcon.ts');

/** The `displayName` by which `Icon` mirrors an icon in right-to-left text; none for others, which need no name. */
function mirroredName(id: string): string[] {
  const [, file = ''] = id.match(/([\w-]+)\.mjs$/) ?? [];
  const name = file.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase());
  return isDirectional(name) ? [name] : [];
}

interface IconData {
  node: readonly LucideIconNode[];
}

const moved = 'lucide-react has no createLucideIcon.mjs: update app/vite/smallerLibraries.ts.';

/**
 * Replaces the `createLucideIcon` of lucide-react with `smallIcon.ts`, and the data of each icon with one path. Fails the build
 * when no icon uses that file.
 */
export function smallerIcons(): Plugin {
  let used = false;
  return {
    name: 'portal:smaller-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => smallIcon,
    },
    transform: {
      filter: { id: /\/lucide-react\/(dist\/esm\/)?icons\/[^/]+\.mjs$/ },
      async handler(code, id) {
        if (!code.includes("'../createLucideIcon.mjs'")) return null;
        const { __iconData }: { __iconData: IconData } = await import(id);
        used = true;
        const icon = [onePath(__iconData.node), ...mirroredName(id)].map((part) =>
          JSON.stringify(part),
        );
        return `import icon from '../createLucideIcon.mjs';\nexport default /* @__PURE__ */ icon(${icon});`;
      },
    },
    buildEnd(failure) {
      if (!failure && !used) this.error(moved);
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
