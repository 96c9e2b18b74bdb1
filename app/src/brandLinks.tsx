import { type Language, languageNames, mailtoLink, safeLink } from '@portal/domain';
import { Link } from '@portal/ui/components/Link';
import { Inline } from '@portal/ui/components/layout';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from './brand.ts';
import * as styles from './brandLinks.css.ts';
import { m } from './i18n/messages.js';
import { openIn, takeLanguageSwitch } from './languageSwitch.ts';

const openHere = (language: Language) => openIn(language, () => window.location.reload(), true);

/**
 * The addresses of the brand and its other languages, for the end of a page; null for none. Without `onLanguage`, languages are
 * left out.
 */
export function brandLinks(
  onLanguage: ((language: Language) => void) | null = openHere,
): ReactNode {
  const { supportEmail, legalLinks } = brand;
  const { lang } = document.documentElement;
  const others = brand.languages.filter((language) => !lang.startsWith(language));
  const languages = onLanguage && brand.languages.length > 1 ? others : [];
  if (!supportEmail && legalLinks.length === 0 && languages.length === 0) return null;
  return (
    <Inline space="small">
      {supportEmail ? (
        <Link href={mailtoLink(supportEmail)} size="small" tone="quiet">
          {m.common_contact_support()}
        </Link>
      ) : null}
      {legalLinks.map(({ label, href }) => {
        const safe = safeLink(href);
        return safe ? (
          <Link key={`${label} ${href}`} href={safe} size="small" tone="quiet" newTab>
            {label}
          </Link>
        ) : null;
      })}
      {onLanguage && languages.length > 0 ? (
        <LanguageSwitch languages={languages} onLanguage={onLanguage} />
      ) : null}
    </Inline>
  );
}

interface LanguageSwitchProps {
  /** The other languages. */
  languages: readonly Language[];
  onLanguage: (language: Language) => void;
}

/** Takes the focus after a change of the language; the name of the group then says the language of the page. */
function LanguageSwitch({ languages, onLanguage }: LanguageSwitchProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takeLanguageSwitch()) return;
    // On phones it is in the menu, which is closed; the first button opens it.
    const buttons = [first.current, ...document.querySelectorAll('button')];
    buttons.find((button) => button?.checkVisibility())?.focus();
  }, []);
  return (
    <Inline space="small" role="group" aria-label={m.common_language_of_page()}>
      {languages.map((language, at) => (
        <button
          key={language}
          ref={at === 0 ? first : undefined}
          type="button"
          className={styles.language}
          lang={language}
          onClick={() => onLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </Inline>
  );
}
