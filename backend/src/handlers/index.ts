import type { EventHandler } from '../moderation/pendingEvents.ts';
import { emailVendor } from './emailVendor.ts';
import { refundOffer } from './refundOffer.ts';

/** Everything that follows from an event; each handler picks the events it is about. */
export const eventHandlers: readonly EventHandler[] = [emailVendor, refundOffer];
