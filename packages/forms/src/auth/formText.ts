/** A text of the form as the browser has it, so that what was typed before the scripts came counts. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
