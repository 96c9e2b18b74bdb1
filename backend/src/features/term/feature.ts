import type { Feature } from '../../base/feature.ts';
import { termApi } from './api.ts';

export const termFeature: Feature = {
  apis: { term: termApi },
};
