import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type PictureUpload,
  type Upload,
  usePictureUpload,
} from '../core/pictures/usePictureUpload.ts';
import type { ListingValues } from './listingValues.ts';
import { pictureValue } from './picture.ts';

export interface TeamPhotos extends PictureUpload {
  /** The key of the person whose photo was chosen last. */
  of: string | null;
  /** Why that photo was not accepted. */
  problem: string | undefined;
  pickFor: (key: string, file: File) => void;
}

/** Uploads the photo of one person at a time, as soon as it is chosen. */
export function useTeamPhotos(form: UseFormReturn<ListingValues>, upload: Upload): TeamPhotos {
  const [of, setOf] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const person = useRef<string | null>(null);
  const photo = usePictureUpload(
    {
      store: (media) => {
        const picture = media && pictureValue(media);
        const team = form
          .getValues('teamMembers')
          .map((each) => (each.key === person.current ? { ...each, photo: picture } : each));
        form.setValue('teamMembers', team, { shouldDirty: true });
      },
      reject: setProblem,
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
