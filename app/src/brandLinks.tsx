import { type Language, languageNames, mailtoLink, safeLink } from '@portal/domain';
import { Link } from '@portal/ui/components/Link';
import { Inline } from '@portal/ui/components/layout';
import type { ReactNode } from 'react';
import { brand } from './brand.ts';
import * as styles from './brandLinks.css.ts';
import { setCookie } from './cookies.ts';
import { m } from './i18n/messages.js';

/** Opens the page again in another language, at the same address. */
function openIn(language: Language): void {
  setCookie('language', language);
  window.location.reload();
}

/**
 * The addresses of the brand and its other languages, for the end of a page; null for none. Without `onLanguage`, languages are
 * left out.
 */
export function brandLinks(onLanguage: ((language: Language) => void) | null = openIn): ReactNode {
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
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.language}
          lang={language}
          onClick={() => onLanguage?.(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </Inline>
  );
}
