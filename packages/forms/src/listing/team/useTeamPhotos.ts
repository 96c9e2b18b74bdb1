import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ListingValues } from '../listingValues.ts';
import { type PictureUpload, type Upload, usePictureUpload } from '../logo/usePictureUpload.ts';

export interface TeamPhotos extends PictureUpload {
  /** Key of the person whose photo was picked last. */
  of: string | null;
  /** Why that photo was not taken. */
  problem: string | undefined;
  pickFor: (key: string, file: File) => void;
}

type TeamForm = Pick<UseFormReturn<ListingValues>, 'getValues' | 'setValue'>;

/** Uploads the photo of one person at a time, as soon as it is chosen. */
export function useTeamPhotos(form: TeamForm, upload: Upload): TeamPhotos {
  const [of, setOf] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const person = useRef<string | null>(null);
  const photo = usePictureUpload(
    {
      store: (picture) => {
        const team = form
          .getValues('teamMembers')
          .map((each) => (each.key === person.current ? { ...each, photo: picture } : each));
        form.setValue('teamMembers', team, { shouldDirty: true });
      },
      refuse: setProblem,
      clear: () => setProblem(undefined),
    },
    upload,
  );
  return {
    ...photo,
    of,
    problem,
    pickFor(key, file) {
      person.current = key;
      setOf(key);
      photo.pick(file);
    },
  };
}
