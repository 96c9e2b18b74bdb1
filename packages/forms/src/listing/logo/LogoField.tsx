import { logoTypes } from '@portal/domain';
import { FileField } from '@portal/ui/components/FileField';
import { useController } from 'react-hook-form';
import { useFormScope } from '../../core/formScope.ts';
import { listingLabels } from '../listingLabels.ts';
import type { ListingValues } from '../listingValues.ts';
import { fileOf } from './fileOf.ts';
import type { PictureUpload } from './usePictureUpload.ts';

export interface LogoFieldProps {
  /** From `usePictureUpload`. */
  logo: PictureUpload;
}

/** The logo: chosen or dropped, checked, and uploaded at once. */
export function LogoField({ logo: { chosen, pick, remove } }: LogoFieldProps) {
  const { running } = useFormScope();
  const { field, fieldState } = useController<ListingValues, 'logo'>({ name: 'logo' });
  return (
    <FileField
      name="logo"
      label={listingLabels.logo}
      hint="JPEG, PNG or WEBP, up to 5 MB"
      accept={logoTypes.join(',')}
      file={chosen ?? (field.value && fileOf(field.value))}
      progress={chosen?.progress ?? null}
      // A submit waits for an upload, which may still be stopped; then the values are on their way.
      disabled={running !== null && typeof chosen?.progress !== 'number'}
      error={fieldState.error?.message}
      onPick={pick}
      onRemove={remove}
      onBlur={field.onBlur}
    />
  );
}
