import type { Plugin } from 'vite';

const file = /node_modules\/react-router\/dist\/development\/[^/]+\.mjs$/;
const displayName = /^[A-Z]\w*\.displayName = .*;$/gm;
const factory = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * The router comes as one file, in which the unused components look as if they did something when it loads: they
 * are made by calls and then given a name. This says that they do nothing, so that the build can leave them out.
 * The router's notes to developers, which its only published entry switches on, are switched off.
 */
export function routerParts(): Plugin {
  return {
    name: 'portal:router-parts',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler: (code) =>
        code
          .replace(displayName, '')
          .replace(factory, '= /* @__PURE__ */ $1')
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
    },
  };
}
