import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
/* The texts of two-step verification. */

export const factorTexts = lazyTexts({
  codeRequired: m.factor_code_required,
  codeWrong: m.factor_code_wrong,
  passkeysFull: m.factor_passkeys_full,
});
