import { decode } from '../schemas/decode.ts';
import {
  passkeyRequestStruct,
  type SecondFactor,
  secondFactorStruct,
} from '../schemas/signInSteps.ts';
import { signedInStruct } from '../schemas/user.ts';
import { recordOf } from '../schemas/wire.ts';
import type { AuthClient } from './auth.ts';
import * as endpoints from './secondStepEndpoints.ts';
import type { Endpoint } from './send.ts';

/** The second step of signing in. An entry point of its own, which the sign-in page loads when a user needs it. */
export function createSecondStep({ request, tokens }: Pick<AuthClient, 'request' | 'tokens'>) {
  async function enter(call: Endpoint) {
    const { jwt, user } = await request(call, signedInStruct);
    tokens.set(jwt);
    return user;
  }
  return {
    /** Reads what the response of a sign-in still needs. */
    read: (secondFactor: unknown): SecondFactor =>
      decode(secondFactor, secondFactorStruct, 'second_factor'),
    /** Finishes a sign-in with a code of the authenticator app or a recovery code. */
    confirm: (token: string, code: string) => enter(endpoints.secondFactor({ token, code })),
    /** The options for a passkey; of any user of this device without the token of a sign-in. */
    passkeyOptions: async (token?: string) =>
      (await request(endpoints.passkeyOptions(token), recordOf(passkeyRequestStruct))).data,
    /** Signs in with a passkey, or finishes the sign-in of the token with one. `passkey` is the browser's response as JSON. */
    withPasskey(challengeToken: string, passkey: object, token?: string) {
      const body = { challenge_token: challengeToken, passkey };
      return enter(
        token === undefined
          ? endpoints.passkeySignIn(body)
          : endpoints.secondFactor({ token, ...body }),
      );
    },
  };
}
