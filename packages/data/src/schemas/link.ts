/**
 * The address of a link a person typed, or null when it is not one: http and https only, by the URL standard. A user before
 * the host is refused: it makes `https://bank.example@elsewhere.example` look like the bank's.
 */
export function safeLink(text: string): string | null {
  const address = text.trim();
  // URL.parse would say both at once, but is younger than Safari 17.5.
  if (!URL.canParse(address)) return null;
  const { protocol, href, username, password } = new URL(address);
  if (username !== '' || password !== '') return null;
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
