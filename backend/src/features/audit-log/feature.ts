import type { Feature } from '../../base/feature.ts';
import { auditApi } from './api.ts';
import { prepareAudit } from './prepareAudit.ts';

export const auditLogFeature: Feature = {
  apis: { audit: auditApi },
  prepare: prepareAudit,
};
