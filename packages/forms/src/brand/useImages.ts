import type { UseFormReturn } from 'react-hook-form';
import { type Upload, usePictureUpload } from '../core/pictures/usePictureUpload.ts';
import { acceptedOf, type BrandValues, imageNames, imageOf } from './brandValues.ts';

type ImageName = (typeof imageNames)[number];

/** Uploads the images of a brand as soon as they are chosen. */
export function useImages(form: UseFormReturn<BrandValues>, upload: Upload) {
  const target = (name: ImageName): Parameters<typeof usePictureUpload>[0] => ({
    store: (media) =>
      form.setValue(name, media && imageOf(media, name), {
        shouldDirty: true,
        shouldValidate: true,
      }),
    reject: (message) => form.setError(name, { type: 'file', message }),
    clear: () => form.clearErrors(name),
    accepted: acceptedOf(name),
  });
  const uploads = {
    logo: usePictureUpload(target('logo'), upload),
    logoDark: usePictureUpload(target('logoDark'), upload),
    favicon: usePictureUpload(target('favicon'), upload),
    signIn: usePictureUpload(target('signIn'), upload),
  };
  const all = imageNames.map((name) => uploads[name]);
  return {
    uploads,
    /** An upload is under way or has failed. */
    unsent: all.some(({ chosen }) => chosen !== null),
    /** Resolves when no upload is under way; false if one failed again. */
    async settled(): Promise<boolean> {
      for (const each of all) if (!(await each.settled())) return false;
      return true;
    },
    cancel(): void {
      for (const each of all) if (each.chosen) each.remove();
    },
  };
}
