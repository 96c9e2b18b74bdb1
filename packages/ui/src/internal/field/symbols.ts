/** How many symbols people see in a text: code points, so that an emoji or a macron counts once. */
export function symbols(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
