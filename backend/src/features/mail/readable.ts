import type { Strapi } from '../../base/registry.ts';

/** Of a queued email, what says whether it may still be sent. */
export interface Readable {
  kind: string;
  recipient: string;
  text: string;
  /** The user whose notifications it is about, and their kinds, separated by commas; null for other emails. */
  reader: number | null;
  notices: string | null;
  /** The notifications that it is about, as JSON; null for other emails, and those of earlier versions. */
  items: string | null;
  /** The address that ends emails of this kind; null for essential ones. */
  unsubscribe: string | null;
}

/** What its reader may still get of it; undefined for nothing. */
type ReadablePart = <T extends Readable>(strapi: Strapi, email: T) => Promise<T | undefined>;

let part: ReadablePart = async (_, email) => email;

/** Sets what is left of a queued email when it is sent. */
export const sendOnly = (left: ReadablePart): void => {
  part = left;
};

export const readablePart: ReadablePart = (strapi, email) => part(strapi, email);
