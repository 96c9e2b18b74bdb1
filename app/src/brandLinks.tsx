import { mailtoLink, safeLink } from '@portal/domain';
import { Link } from '@portal/ui/components/Link';
import { Inline } from '@portal/ui/components/layout';
import type { ReactNode } from 'react';
import { brand } from './brand.ts';
import { m } from './i18n/messages.js';

/** The addresses of the brand, for the end of a page; null for none. */
export function brandLinks(): ReactNode {
  const { supportEmail, legalLinks } = brand;
  if (!supportEmail && legalLinks.length === 0) return null;
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
    </Inline>
  );
}
