import type { Feature } from '../../base/feature.ts';
import { auditModel } from './audit.ts';

export const auditFeature: Feature = {
  models: [auditModel],
};
