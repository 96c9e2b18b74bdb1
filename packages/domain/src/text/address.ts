/** Signs that show nothing, except those that choose the form of the sign before them, as in emoji. */
const invisible =
  '(?!\\p{Variation_Selector})[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]';
const around = new RegExp(`^(?:\\s|${invisible})$`, 'u');
const inside = new RegExp(invisible, 'u');

/**
 * An address of any kind (link, email, phone, domain) without the spaces and invisible characters around it, which
 * come with a copied text.
 */
export function cleanAddress(text: string): string {
  const signs = [...text];
  let [start, end] = [0, signs.length];
  while (start < end && around.test(signs[start] ?? '')) start += 1;
  while (end > start && around.test(signs[end - 1] ?? '')) end -= 1;
  return signs.slice(start, end).join('');
}

/** An email address as it is stored, so that users are found in any spelling. */
export const storedEmail = (value: unknown): string =>
  typeof value === 'string' ? cleanAddress(value).toLowerCase() : '';

/** Whether a cleaned address has an invisible character inside; such an address is invalid. */
export const hasInvisible = (address: string): boolean => inside.test(address);

/** A host with a dot, not an email address or another scheme. */
const withoutScheme = /^[^\s./?#@:]+(?:\.[^\s./?#@:]+)+(?::\d{1,5})?(?:[/?#]|$)/;

/** A typed link as it is stored: cleaned, and with `https://` if it has no scheme. */
export function completeLink(text: string): string {
  const address = cleanAddress(text);
  return withoutScheme.test(address) ? `https://${address}` : address;
}

const hostLabel = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/** Whether the host of a parsed URL is an IP address or a name that DNS can have. URLs also take `a,b`, `-` and `kea..example`. */
export const isHost = (host: string): boolean =>
  host.startsWith('[') ||
  host
    .replace(/\.$/, '')
    .split('.')
    .every((label) => hostLabel.test(label));
