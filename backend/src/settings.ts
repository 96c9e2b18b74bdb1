/* All settings, so that a wrong one stops the start before anything else happens. */
import './features/brand/settings.ts';
import './features/mail/settings.ts';
import './features/media/settings.ts';
import './features/payments/settings.ts';

export { settings } from './base/settings.ts';
