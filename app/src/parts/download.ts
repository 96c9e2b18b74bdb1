/** Saves a text as a file of the device. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
