import type { EventHandler } from '../moderation/pendingEvents.ts';
import { emailVendor } from './emailVendor.ts';
import { refundOffer } from './refundOffer.ts';

/** Everything that follows from events. */
export const eventHandlers: readonly EventHandler[] = [emailVendor, refundOffer];
