import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { readKeyLimits } from '../base/limits.ts';

/** Why calls with keys of the read interface, and changes of keys, are rejected. */
export const readKeyReasons = lazyTexts({
  'key-missing': {
    status: 401,
    text: m.error_key_missing,
  },
  'key-rejected': { status: 401, text: m.error_key_rejected },
  'scope-missing': { status: 403, text: m.error_scope_missing },
  'origin-rejected': { status: 403, text: m.error_origin_rejected },
  'too-many-keys': {
    status: 409,
    text: () => m.error_too_many_keys({ count: readKeyLimits.keys }),
  },
  'cursor-expired': {
    status: 400,
    text: m.error_cursor_expired,
  },
  'too-many-reads': {
    status: 429,
    text: m.error_too_many_reads,
  },
  'key-revoked': { status: 409, text: m.error_key_revoked },
});
