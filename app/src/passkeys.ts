import {
  DataError,
  messageFor,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@portal/data/schemas';
import type { SubmitResult } from '@portal/forms/core';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { m } from './i18n/messages.js';
import { passkeyProblem } from './passkeySupport.ts';

/* Prompts of the browser for passkeys. Loaded with the first prompt. */

/** Asks for a passkey with options of the server. */
export const requestPasskey = (options: PasskeyRequest['options']) =>
  startAuthentication({ optionsJSON: options });

/** Creates a passkey with options of the server. */
export const createPasskey = (options: PasskeyCreation['options']) =>
  startRegistration({ optionsJSON: options });

/** Errors of a prompt that the user closed or that timed out. */
const quiet: readonly string[] = ['NotAllowedError', 'AbortError'];

/** The result of a failed prompt or call: nothing to show when the user closed the prompt. */
export function passkeyFailure(error: unknown): SubmitResult {
  if (error instanceof DataError) return { ok: false, message: messageFor(error) };
  const name = error instanceof Error ? error.name : '';
  if (quiet.includes(name)) return { ok: false, message: '', cancelled: true };
  const unusable = passkeyProblem() ?? m.common_passkey_unusable();
  return {
    ok: false,
    message: name === 'InvalidStateError' ? m.common_passkey_exists() : unusable,
  };
}
