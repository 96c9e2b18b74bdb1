/** The address of a link a person typed, or null when it is not one: http and https only, by the URL standard. */
export function safeLink(text: string): string | null {
  const url = URL.parse(text.trim());
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
