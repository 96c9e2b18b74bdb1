import { AsyncLocalStorage } from 'node:async_hooks';
import { isolated, recordOf } from '@portal/domain';
import { overwriteGetLocale as setDomainLocale } from '@portal/domain/internal/locale';
import { overwriteGetLocale } from '#locale';
import * as messages from '#messages';

/* Texts are written in the language of the call, or of the reader of an email, the moment they are made. */

const languages = new AsyncLocalStorage<() => string>();

/** The language in which texts are written now; English outside of calls. */
export const languageNow = (): string => languages.getStore()?.() ?? 'en';

overwriteGetLocale(languageNow);
setDomainLocale(languageNow);

/** Runs the work so that its texts, also those of the domain, are in a language. */
export const inLanguage = <T>(language: string, work: () => T): T =>
  languages.run(() => language, work);

/** The same where the language is read at the first text. */
export const inLanguageOf = <T>(read: () => string, work: () => T): T => languages.run(read, work);

type Values = Readonly<Record<string, unknown>>;

const isolating = <Message>(message: Message): Message =>
  ((values: Values = {}) =>
    (message as (values: Values) => string)(
      recordOf(Object.keys(values), (name) => isolated(values[name])),
    )) as Message;

/** The backend's own messages. Their values with letters from right to left are isolated. */
export const m = Object.fromEntries(
  Object.entries(messages).map(([name, message]) => [name, isolating(message)]),
) as typeof messages;

/** 'a, b and c', or 'a, b or c' of a disjunction. */
export const listNow = (
  items: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string => {
  const language = languageNow();
  return new Intl.ListFormat(language === 'en' ? 'en-NZ' : language, { type }).format(items);
};
