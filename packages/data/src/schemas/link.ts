/** The address of a link a person typed, or null when it is not one: http and https only, by the URL standard. */
export function safeLink(text: string): string | null {
  const address = text.trim();
  // URL.parse would say both at once, but is younger than Safari 17.5.
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
