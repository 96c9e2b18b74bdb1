import type { Media } from '@portal/data/schemas';
import { brandLabels } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { FormFileField } from '../core/files/fileFields.tsx';
import { type Upload, uploadAs } from '../core/files/useUploads.ts';
import { pictureProblem } from '../core/pictures/pictureProblem.ts';
import { m } from '../i18n/messages.js';
import { acceptedOf, type BrandValues, imageNames, imageOf } from './brandValues.ts';

const helps = {
  logo: m.brand_logo_help,
  logoDark: m.brand_logo_dark_help,
  favicon: m.brand_favicon_help,
  signIn: m.brand_sign_in_help,
} as const;

/** The logos, the favicon and the picture beside sign-in. */
export function Images({ upload }: { upload: Upload<Media> }) {
  return (
    <Card title={m.brand_images()} help={m.brand_images_help()}>
      {imageNames.map((name) => (
        <FormFileField<BrandValues, typeof name>
          key={name}
          name={name}
          label={brandLabels[name]}
          hint={name === 'favicon' ? m.brand_icon_hint() : m.brand_logo_hint()}
          help={helps[name]()}
          accept={acceptedOf(name).types.join(',')}
          check={(file) => pictureProblem(file, acceptedOf(name))}
          upload={uploadAs(upload, (media) => imageOf(media, name))}
          shownAs={(image) => ({ ...image, name: brandLabels[name] })}
        />
      ))}
    </Card>
  );
}
