import { isLanguage, type Language, languages, namesOf, recordOf } from '@portal/domain';
import deEmails from '../../messages/de/emails.json' with { type: 'json' };
import deNotifications from '../../messages/de/notifications.json' with { type: 'json' };
import deUnsubscribe from '../../messages/de/unsubscribe.json' with { type: 'json' };
import enEmails from '../../messages/en/emails.json' with { type: 'json' };
import enNotifications from '../../messages/en/notifications.json' with { type: 'json' };
import enUnsubscribe from '../../messages/en/unsubscribe.json' with { type: 'json' };
import { isolated } from './isolated.ts';

/*
 * The texts of emails, of notifications and of the page to unsubscribe, in the message format of the portal's catalogues. They are read as they
 * are: the backend starts without a build.
 */

interface Variants {
  declarations: readonly string[];
  selectors: readonly string[];
  /** The first whose conditions all hold is used, such as `countPlural=one`; `*` holds for any value. */
  match: Readonly<Record<string, string>>;
}

type Message = string | readonly Variants[];
type Values = Readonly<Record<string, string | number>>;

const en = { ...enEmails, ...enNotifications, ...enUnsubscribe };
type Name = keyof typeof en;
const catalogues: Record<Language, Record<Name, Message>> = {
  en,
  de: { ...deEmails, ...deNotifications, ...deUnsubscribe },
};

const selected = (
  { declarations, selectors, match }: Variants,
  values: Values,
  language: Language,
): string => {
  const kinds = selectors.map((name) => {
    const counted = declarations
      .map((line) => /^local (\w+) = (\w+): plural$/.exec(line))
      .find((parts) => parts?.[1] === name)?.[2];
    const value = values[counted ?? name];
    return counted ? new Intl.PluralRules(language).select(Number(value)) : String(value);
  });
  const holds = (conditions: string) =>
    conditions.split(', ').every((condition, at) => {
      const [, wanted] = condition.split('=');
      return wanted === '*' || wanted === kinds[at];
    });
  return Object.entries(match).find(([conditions]) => holds(conditions))?.[1] ?? '';
};

const written = (message: Message, values: Values, language: Language): string => {
  const [variants] = typeof message === 'string' ? [] : message;
  const text = variants ? selected(variants, values, language) : String(message);
  return text.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text “${text}” has no value for ${name}.`);
    return String(isolated(value));
  });
};

/** The messages of a catalogue by name, as functions of their values. A missing value throws. */
export type Messages = Record<Name, (values?: Values) => string>;

const messages = recordOf(languages, (language) =>
  recordOf(
    namesOf(en),
    (name) =>
      (values: Values = {}) =>
        written(catalogues[language][name], values, language),
  ),
);

export const messagesIn = (language: Language): Messages => messages[language];

/** The first of these that is offered, else the first that is offered. */
export const offeredLanguage = (
  offered: readonly Language[],
  ...wanted: (string | null | undefined)[]
): Language =>
  wanted.filter(isLanguage).find((language) => offered.includes(language)) ?? offered[0] ?? 'en';

/** 'a, b and c'. */
export const listIn = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-NZ' : language).format(items);
