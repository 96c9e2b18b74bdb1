import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
/** Why links of a listing are not checked on request. */
export const linkReasons = lazyTexts({
  'link-checks-off': { status: 409, text: m.error_link_checks_off },
  'links-not-live': { status: 409, text: m.error_links_not_live },
  'listing-not-hidden': {
    status: 409,
    text: m.error_listing_not_hidden,
  },
  'links-checked': {
    status: 429,
    text: m.error_links_checked,
  },
});
