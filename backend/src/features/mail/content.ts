import { defaultNames, type Language, type Say } from '@portal/domain';
import { type Messages, messagesIn } from '../../base/messages.ts';
import { settings } from '../../base/settings.ts';
import { sayIn } from '../../base/translate.ts';
import { brandNow, portalNameIn } from '../brand/index.ts';

/** The content of an email, as plain text. `render` escapes it for HTML. */
export interface Content {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** Such as the note of an admin. */
  quote?: string | null | undefined;
  /** The button. */
  action?: { label: string; href: string } | undefined;
  /** Paragraphs below the button. */
  remarks?: readonly string[] | undefined;
}

/** The URL of a page of the portal. */
export const pageAddress = (path: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${settings.publicUrl}${path}${search && `?${search}`}`;
};

/** What an email or a notification is written with. */
export interface Texts {
  m: Messages;
  /** For the texts of the domain. */
  say: Say;
  language: Language;
  /** The name of the portal, for messages that have a sentence for its own name and one for the default. */
  portal: { portal: string; named: 'yes' | 'no' };
}

export const textsIn = (language: Language): Texts => {
  const named = brandNow().brand.names.portal === defaultNames.portal ? 'no' : 'yes';
  const say = sayIn(language);
  return {
    m: messagesIn(language),
    say,
    language,
    portal: { portal: portalNameIn(language), named },
  };
};
