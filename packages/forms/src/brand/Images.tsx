import { brandLabels, logoTypes } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { FileField } from '@portal/ui/components/FileField';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { useFormScope } from '../core/Form.tsx';
import { useField } from '../core/fields.tsx';
import type { PictureUpload } from '../core/pictures/usePictureUpload.ts';
import type { BrandValues, imageNames } from './brandValues.ts';

type ImageName = (typeof imageNames)[number];

/** The logos and the favicon. */
export function Images({ uploads }: { uploads: Readonly<Record<ImageName, PictureUpload>> }) {
  return (
    <Card title="Images" help="In place of the default mark and icon.">
      <ImageField
        name="logo"
        upload={uploads.logo}
        help="In the menu and beside sign-in, 28 pixels high. One that is three times as wide as high also replaces the name."
      />
      <ImageField
        name="logoDark"
        upload={uploads.logoDark}
        help="In the dark theme and beside sign-in. If empty, it is the logo."
      />
      <ImageField
        name="favicon"
        upload={uploads.favicon}
        help="In tabs of the browser. A square image works best."
      />
    </Card>
  );
}

interface ImageFieldProps {
  name: ImageName;
  help: string;
  upload: PictureUpload;
}

function ImageField({ name, help, upload }: ImageFieldProps) {
  const { running } = useFormScope();
  const { value, error, onBlur } = useField<BrandValues>(name);
  const { chosen, pick, remove } = upload;
  const isIcon = name === 'favicon';
  return (
    <>
      <FileField
        name={name}
        label={brandLabels[name]}
        hint={isIcon ? 'PNG, up to 512 × 512 pixels' : 'JPEG, PNG or WEBP, up to 5 MB'}
        help={help}
        accept={isIcon ? 'image/png' : logoTypes.join(',')}
        file={chosen ?? (value && { ...value, name: brandLabels[name] })}
        progress={chosen?.progress ?? null}
        // While a submit waits for an upload, the upload can still be cancelled.
        disabled={running !== null && typeof chosen?.progress !== 'number'}
        error={error}
        onPick={pick}
        onRemove={remove}
        onBlur={onBlur}
      />
      <FieldNotes name={name} />
    </>
  );
}
