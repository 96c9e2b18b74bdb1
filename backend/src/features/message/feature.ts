import type { Feature } from '../../base/feature.ts';
import { messageApi } from './api.ts';

export const messageFeature: Feature = {
  apis: { message: messageApi },
};
