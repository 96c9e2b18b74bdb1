import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/* A passkey in software: it signs as a browser's authenticator does. */

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, each]) => [encode(key), encode(each)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

interface Use {
  challenge: string;
  /** Default: that of the site. */
  origin?: string;
  /** Default: higher than before. */
  counter?: number;
  /** Whether the authenticator verified its user. Default: yes. */
  verified?: boolean;
}

/** A new passkey for a site. `userHandle` is the id of the user in the options. */
export const createAuthenticator = (
  { rpId, origin: site }: { rpId: string; origin: string },
  userHandle = '',
) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const name = id.toString('base64url');
  let uses = 0;

  const clientData = (type: string, challenge: string, origin = site): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number, counter: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };

  const credential = (response: object) => ({
    id: name,
    rawId: name,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: name,
    create({ challenge, origin }: Use) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        authenticatorData(PRESENT | VERIFIED | WITH_KEY, 0),
        ...[Buffer.alloc(16), length, id, encode(key)],
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    get({ challenge, origin, counter, verified = true }: Use) {
      uses += 1;
      const data = authenticatorData(PRESENT | (verified ? VERIFIED : 0), counter ?? uses);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      });
    },
  };
};
