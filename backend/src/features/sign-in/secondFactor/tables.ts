import { rawTable } from '../../../base/database.ts';

/* Second factors. Times are in milliseconds since 1970. */

export const TOTPS = 'user_totps';
export const PASSKEYS = 'user_passkeys';
export const RECOVERY_CODES = 'user_recovery_codes';
export const SIGN_INS = 'factor_sign_ins';
export const USED_CHALLENGES = 'used_challenges';

export const factorModels = [
  /** `secret` is encrypted. `enabled_at` is null until the first code; `last_step` is the time step of the last used code. */
  rawTable(
    TOTPS,
    { user_id: 'integer', secret: 'text', enabled_at: 'biginteger', last_step: 'biginteger' },
    { unique: 'user_id' },
  ),
  /** `public_key` is in Base64url; `transports` are separated by commas. */
  rawTable(
    PASSKEYS,
    {
      user_id: 'integer',
      name: 'text',
      credential_id: 'text',
      public_key: 'text',
      counter: 'biginteger',
      transports: 'text',
      created_at: 'biginteger',
      last_used_at: 'biginteger',
    },
    { unique: 'credential_id', index: 'user_id' },
  ),
  rawTable(
    RECOVERY_CODES,
    { user_id: 'integer', code_hash: 'string' },
    { unique: 'code_hash', index: 'user_id' },
  ),
  /** Sign-ins after the password. `proof` is a hash of the stored password. */
  rawTable(
    SIGN_INS,
    {
      token_hash: 'string',
      user_id: 'integer',
      proof: 'string',
      tries: 'integer',
      until: 'biginteger',
    },
    { unique: 'token_hash', index: 'user_id' },
  ),
  rawTable(USED_CHALLENGES, { challenge: 'string', until: 'biginteger' }, { unique: 'challenge' }),
];
