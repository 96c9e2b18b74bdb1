import { useCategories, useIndustries, useLocations, useSubcategories } from '@portal/data/react';
import type { View } from '@portal/data/stores';
import type { ListingTerms } from '@portal/forms/listing';
import { useMemo } from 'react';

const known = <T>(view: View<T>): T | null => (view.kind === 'ready' ? view.value : null);

/** All terms a listing can be filed under; null while they are on their way. */
export function useListingTerms(): ListingTerms {
  const industries = known(useIndustries());
  const subcategories = known(useSubcategories());
  const categories = known(useCategories());
  const locations = known(useLocations());
  return useMemo(
    () => ({ industries, subcategories, categories, locations }),
    [industries, subcategories, categories, locations],
  );
}
