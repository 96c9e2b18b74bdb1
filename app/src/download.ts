/** Hands a text to the browser as a file to keep. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has read it by the next turn of the clock.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
