import { useRef, useState } from 'react';
import { type PendingFile, type Upload, useUploads } from '../core/files/useUploads.ts';
import { pictureProblem } from '../core/pictures/pictureProblem.ts';
import type { BoundForm } from '../core/useForm.ts';
import type { ListingValues } from './listingValues.ts';
import type { LogoValue } from './picture.ts';

export interface TeamPhotos {
  /** The photo that was chosen and is not stored yet. */
  chosen: PendingFile | null;
  /** The key of the person whose photo was chosen last. */
  of: string | null;
  /** Why that photo was not accepted. */
  problem: string | undefined;
  pickFor: (key: string, file: File) => void;
  cancel: () => void;
}

/** Uploads the photo of one person at a time, as soon as it is chosen. */
export function useTeamPhotos(
  { api, uploads }: BoundForm<ListingValues>,
  upload: Upload<LogoValue>,
): TeamPhotos {
  const [of, setOf] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const person = useRef<string | null>(null);
  const { files, pick, cancel } = useUploads(
    {
      single: true,
      upload,
      check: pictureProblem,
      store: (photo) => {
        const team = api
          .getValues('teamMembers')
          .map((each) => (each.key === person.current ? { ...each, photo } : each));
        api.setValue('teamMembers', team, { shouldDirty: true });
      },
      reject: setProblem,
      clear: () => setProblem(undefined),
    },
    uploads,
  );
  return {
    chosen: files[0] ?? null,
    of,
    problem,
    pickFor(key, file) {
      person.current = key;
      setOf(key);
      pick([file]);
    },
    cancel,
  };
}
