import type { Language } from '@portal/domain';

/** The pseudo-locale has catalogues computed from the English ones; it is in no list of languages. */
export const pseudo = 'en-XA' as Language;

/** The letters of a text in the pseudo-locale that are not from catalogues, whose texts are in brackets; nor of URLs. */
export function outsideCatalogues(text: string): string {
  const left = text.replace(/\[[^[\]]*\]/g, '');
  if (left !== text) return outsideCatalogues(left);
  return (text.replace(/https?:\S+/g, '').match(/\p{L}+/gu) ?? []).join(' ');
}
