const bytes = new Uint8Array([1, 2, 3]).buffer;

/** A passkey as browsers return it, of which the in-memory backend reads the id. */
const passkeyOf = (id: string) => ({
  id,
  type: 'public-key',
  rawId: bytes,
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
});

type Outcome = { id: string } | { error: 'NotAllowedError' | 'InvalidStateError' };

/**
 * Replaces the prompts of the browser: each returns the passkey with this id, or fails as when the user closes it
 * (`NotAllowedError`) or the device has one already (`InvalidStateError`). Returns a function that restores the browser's.
 */
export function fakePasskeys(outcome: Outcome, onPrompt: () => void = () => undefined): () => void {
  const { credentials } = navigator;
  const prompt = async () => {
    onPrompt();
    if ('error' in outcome) throw new DOMException('', outcome.error);
    return passkeyOf(outcome.id);
  };
  credentials.create = prompt;
  credentials.get = prompt;
  return () => {
    Reflect.deleteProperty(credentials, 'create');
    Reflect.deleteProperty(credentials, 'get');
  };
}
