import type { Feature } from '../../base/feature.ts';
import { browserReportApi } from './api.ts';

export const browserReportFeature: Feature = {
  apis: { 'browser-report': browserReportApi },
};
