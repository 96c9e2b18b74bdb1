import { brandLabels } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { FileField } from '@portal/ui/components/FileField';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { useFormScope } from '../core/Form.tsx';
import { useField } from '../core/fields.tsx';
import type { PictureUpload } from '../core/pictures/usePictureUpload.ts';
import { m } from '../i18n/messages.js';
import { acceptedOf, type BrandValues, type imageNames } from './brandValues.ts';

type ImageName = (typeof imageNames)[number];

/** The logos, the favicon and the picture beside sign-in. */
export function Images({ uploads }: { uploads: Readonly<Record<ImageName, PictureUpload>> }) {
  return (
    <Card title={m.brand_images()} help={m.brand_images_help()}>
      <ImageField name="logo" upload={uploads.logo} help={m.brand_logo_help()} />
      <ImageField name="logoDark" upload={uploads.logoDark} help={m.brand_logo_dark_help()} />
      <ImageField name="favicon" upload={uploads.favicon} help={m.brand_favicon_help()} />
      <ImageField name="signIn" upload={uploads.signIn} help={m.brand_sign_in_help()} />
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
  return (
    <>
      <FileField
        name={name}
        label={brandLabels[name]}
        hint={name === 'favicon' ? m.brand_icon_hint() : m.brand_logo_hint()}
        help={help}
        accept={acceptedOf(name).types.join(',')}
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
