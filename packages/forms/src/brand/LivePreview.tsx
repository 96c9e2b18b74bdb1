import type { BrandSettings } from '@portal/domain';
import type { ReactNode } from 'react';
import { useSettledValues } from '../core/useSettledValues.ts';
import { type BrandValues, brandOfValues } from './brandValues.ts';

interface LivePreviewProps {
  preview: (brand: BrandSettings) => ReactNode;
  stored: BrandSettings;
}

/** The preview of the typed brand, in which wrong values are the stored ones. */
export function LivePreview({ preview, stored }: LivePreviewProps) {
  return preview(
    useSettledValues((values: BrandValues) => {
      const { brand, problems } = brandOfValues(values);
      const wrong = new Set(problems.map(({ path }) => path));
      const valid = <V extends object>(typed: V, known: V): V =>
        Object.fromEntries(
          Object.entries(typed).map(([name, value]) => [
            name,
            wrong.has(name) ? known[name as keyof V] : value,
          ]),
        ) as V;
      const look = valid(brand.look, stored.look);
      return {
        ...brand,
        names: valid(brand.names, stored.names),
        // The dark accent is nothing without the other.
        look: look.accent ? look : { ...look, accentDark: null },
        images: valid(brand.images, stored.images),
      };
    }),
  );
}
