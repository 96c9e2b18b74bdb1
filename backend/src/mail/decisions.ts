import type { ListingStatus } from '@portal/domain';
import type { PersonRow } from '../api/listing/types.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { sendLetter } from './queue.ts';
import { recallLetters } from './waiting.ts';

interface Decision {
  kind: 'listing' | 'offer';
  /** Which one it is, such as `apps/12`. */
  about: string;
  to: ListingStatus;
  note: string | null;
  title: string;
  /** Address of the listing's page. */
  path: string;
  reader: PersonRow | null;
}

/**
 * Writes to the vendor what was decided, as part of the decision. The letter rests for as long as Undo is offered; whatever
 * is decided next about the same thing takes its place.
 */
export const tellDecision = async (strapi: Strapi, decision: Decision): Promise<void> => {
  const { kind, about, to, note, title, path, reader } = decision;
  await recallLetters(strapi, about);
  if (to === 'PENDING' || !reader?.email) return;
  const facts = { name: reader.first_name, title: title || 'Your listing', path, note };
  const letter = `${kind}-${to === 'APPROVED' ? 'approved' : 'declined'}` as const;
  const pause = { waits: settings.mail.decisionSeconds * 1000, about };
  await sendLetter(strapi, letter, reader.email, facts, pause);
};
