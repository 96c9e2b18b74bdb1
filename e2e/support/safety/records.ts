import { callsOf } from '../api.ts';
import type { Records } from './arrivals.ts';

/** The records that the demo has for the table of arrivals. */
export async function recordsIn(url: string): Promise<Records> {
  const admin = await callsOf(url, 'admin@portal.test');
  const paid = await callsOf(url, 'pro@portal.test');
  const free = await callsOf(url, 'vendor@portal.test');
  const [app] = await paid.many('/apps?user=me');
  const [service] = await paid.many('/services?user=me');
  const [waitingService] = await paid.many('/pending/services');
  const [waitingApp] = await free.many('/pending/apps');
  const [category] = await admin.many('/categories');
  const [appReview] = await admin.many('/pending/reviews/apps');
  const [serviceReview] = await admin.many('/pending/reviews/services');
  if (!app || !service || !waitingService || !waitingApp || !category)
    throw new Error('The demo lacks a listing or a category.');
  if (!appReview || !serviceReview) throw new Error('The demo has no review that waits.');
  return {
    ...{ app, service, waitingService, waitingApp, category },
    appReview: appReview.id,
    serviceReview: serviceReview.id,
  };
}
