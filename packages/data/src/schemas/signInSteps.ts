import { factorMethods } from '@portal/domain';
import { array, enums, type Infer, literal, number, object, string } from 'superstruct';
import { fromWire, type Names } from './wire.ts';

/* What a sign-in needs besides the password. The signed-out pages load nothing else about second factors. */

export const secondFactorStruct = fromWire(
  object({
    /** Proves the password for five minutes. */
    token: string(),
    methods: array(enums(factorMethods)),
    expiresAt: string(),
  }),
  { expiresAt: 'expires_at' },
);

/** What a sign-in still needs after the password. */
export type SecondFactor = Infer<typeof secondFactorStruct>;

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export const credentialStruct = object({
  id: string(),
  type: literal('public-key'),
  transports: array(enums(transports)),
});

export const challengeNames: Names = { challengeToken: 'challenge_token' };

export const passkeyRequestStruct = fromWire(
  object({
    challengeToken: string(),
    options: object({
      challenge: string(),
      timeout: number(),
      rpId: string(),
      /** Empty for any passkey of this site. */
      allowCredentials: array(credentialStruct),
      userVerification: enums(['required', 'preferred']),
    }),
  }),
  challengeNames,
);

/** Options of `navigator.credentials.get`, as JSON. */
export type PasskeyRequest = Infer<typeof passkeyRequestStruct>;
