import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { settings } from './settings.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts texts for the database with a key of its own.
 *
 * @param purpose Names the key, which is derived from SECRET.
 */
export const createEncryption = (purpose: string) => {
  const key = Buffer.from(settings.secretFor(purpose), 'base64url');
  return {
    /** `owner` ties the encrypted text to its record. */
    encrypt(owner: string, text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url');
    },

    /** null if it was encrypted for another owner or with another SECRET. */
    decrypt(owner: string, stored: string): string | null {
      const bytes = Buffer.from(stored, 'base64url');
      const [tagAt, dataAt] = [IV_BYTES, IV_BYTES + TAG_BYTES];
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, tagAt), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(tagAt, dataAt));
        return Buffer.concat([
          decipher.update(bytes.subarray(dataAt)),
          decipher.final(),
        ]).toString();
      } catch {
        return null;
      }
    },
  };
};
