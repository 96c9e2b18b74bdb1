import {
  array,
  boolean,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct';
import { challengeNames, credentialStruct } from './signInSteps.ts';
import { fromWire } from './wire.ts';

/* Second factors: codes of an authenticator app, passkeys and recovery codes. */

const passkeyStruct = fromWire(
  object({
    id: number(),
    name: string(),
    createdAt: string(),
    lastUsedAt: nullable(string()),
  }),
  { createdAt: 'created_at', lastUsedAt: 'last_used_at' },
);

export type Passkey = Infer<typeof passkeyStruct>;

export const factorsStruct = fromWire(
  object({
    /** The authenticator app; null when there is none. */
    totp: nullable(fromWire(object({ enabledAt: string() }), { enabledAt: 'enabled_at' })),
    recoveryCodesLeft: number(),
    passkeys: array(passkeyStruct),
    /** Whether the user may not be without a factor. */
    required: boolean(),
  }),
  { recoveryCodesLeft: 'recovery_codes_left' },
);

/** The second factors of the user. */
export type Factors = Infer<typeof factorsStruct>;

/** The key of an authenticator app, in Base32 and as the address in its QR code. */
export const totpSetupStruct = object({ secret: string(), uri: string() });

export type TotpSetup = Infer<typeof totpSetupStruct>;

/** Shown once. Empty if the user already has some. */
export const recoveryCodesStruct = fromWire(object({ recoveryCodes: array(string()) }), {
  recoveryCodes: 'recovery_codes',
});

export const passkeyAddedStruct = fromWire(
  object({ data: factorsStruct, recoveryCodes: optional(array(string())) }),
  { recoveryCodes: 'recovery_codes' },
);

export const passkeyCreationStruct = fromWire(
  object({
    challengeToken: string(),
    options: object({
      rp: object({ id: string(), name: string() }),
      user: object({ id: string(), name: string(), displayName: string() }),
      challenge: string(),
      pubKeyCredParams: array(object({ alg: number(), type: literal('public-key') })),
      timeout: number(),
      excludeCredentials: array(credentialStruct),
      authenticatorSelection: object({
        residentKey: literal('required'),
        requireResidentKey: literal(true),
        userVerification: literal('required'),
      }),
      attestation: literal('none'),
    }),
  }),
  challengeNames,
);

/** Options of `navigator.credentials.create`, as JSON. */
export type PasskeyCreation = Infer<typeof passkeyCreationStruct>;
