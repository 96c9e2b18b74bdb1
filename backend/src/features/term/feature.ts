import type { Feature } from '../../base/feature.ts';
import { termKinds, termSingles } from '../listing/index.ts';
import { restorings } from '../trash/index.ts';
import { termApi, termRestoring } from './api.ts';

export const termFeature: Feature = {
  apis: { term: termApi },
  register() {
    for (const single of termSingles)
      restorings.set(termKinds[single].collection, termRestoring(single));
  },
};
