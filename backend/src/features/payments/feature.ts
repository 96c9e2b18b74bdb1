import type { Feature } from '../../base/feature.ts';
import { stripeApi } from './api.ts';
import { openSandbox } from './sandbox.ts';
import { paymentModels, sweepPaymentMarks } from './tables.ts';
import { paymentJob } from './work.ts';

export const paymentsFeature: Feature = {
  models: paymentModels,
  apis: { stripe: stripeApi },
  register: openSandbox,
  jobs: [paymentJob],
  sweep: sweepPaymentMarks,
};
