import { DataError, messageFor } from '@portal/data/schemas';
import { csvMark } from '@portal/domain';

/** Saves a text as a file of the device. A CSV file starts with its mark, which reading a response as text removes. */
export function download(name: string, text: string, type: string): void {
  const isMarked = type !== 'text/csv' || text.startsWith(csvMark);
  const address = URL.createObjectURL(new Blob([isMarked ? '' : csvMark, text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Why an export failed: of a second one, that one is running instead of how long to wait. */
export const exportMessage = (error: unknown): string =>
  error instanceof DataError && error.code === 'limited' ? error.message : messageFor(error);
