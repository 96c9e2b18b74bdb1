import { m } from './i18n/messages.js';

/** Why this browser cannot use passkeys on this page; null when it can. */
export function passkeyProblem(): string | null {
  if (typeof PublicKeyCredential === 'function') return null;
  return window.isSecureContext ? m.common_passkey_unusable() : m.common_passkey_needs_https();
}
