const invisible = '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff';
const around = new RegExp(`[\\s${invisible}]`);
const inside = new RegExp(`[${invisible}]`);

/**
 * An address of any kind (link, email, phone, domain) without the spaces and invisible format characters around it, which
 * come with a copied text.
 */
export function cleanAddress(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && around.test(text.charAt(start))) start += 1;
  while (end > start && around.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Whether a cleaned address has an invisible format character inside; such an address is invalid. */
export const hasInvisible = (address: string): boolean => inside.test(address);

/** A host with a dot, not an email address or another scheme. */
const withoutScheme = /^[^\s./?#@:]+(?:\.[^\s./?#@:]+)+(?::\d{1,5})?(?:[/?#]|$)/;

/** A typed link as it is stored: cleaned, and with `https://` if it has no scheme. */
export function completeLink(text: string): string {
  const address = cleanAddress(text);
  return withoutScheme.test(address) ? `https://${address}` : address;
}
