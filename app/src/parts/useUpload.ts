import { useClient } from '@portal/data/react';
import { DataError, type Media, messageFor } from '@portal/data/schemas';
import { uploadTexts } from '@portal/domain';
import type { Upload } from '@portal/forms/core';

/** Uploads a picture of a form. */
export function useUpload(): Upload<Media> {
  const client = useClient();
  return async (file, onProgress, signal) => {
    try {
      return { ok: true, file: await client.media.upload(file, { onProgress, signal }) };
    } catch (error) {
      // Errors of the picture have their own message; all others share one.
      const rejected = error instanceof DataError && error.code === 'invalid';
      return { ok: false, message: rejected ? messageFor(error) : uploadTexts.failed };
    }
  };
}
