import { join } from 'node:path';
import type { Plugin } from 'vite';

const drawnIcon = join(import.meta.dirname, 'drawnIcon.ts');

/**
 * Draws the icons of lucide-react with `drawnIcon.ts`: the library's own way answers far more questions than are asked here.
 * A build whose library has no such file any more stops, instead of drawing the library's way without a word.
 */
export function iconParts(): Plugin {
  return {
    name: 'portal:icon-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => drawnIcon,
    },
    buildEnd(failure) {
      const files = [...this.getModuleIds()];
      const usesLibrary = files.some((file) => file.includes('/lucide-react/'));
      if (failure || !usesLibrary || files.includes(drawnIcon)) return;
      this.error(
        'lucide-react makes its icons in another file than createLucideIcon.mjs: name it in app/vite/iconParts.ts, or take that plugin out.',
      );
    },
  };
}
