import { useCategories, useIndustries, useLocations, useSubcategories } from '@portal/data/react';
import type { QueryResult } from '@portal/data/stores';
import type { ListingTerms } from '@portal/forms/listing';
import { useMemo } from 'react';

const known = <T>(view: QueryResult<T>): T | null => (view.kind === 'ready' ? view.value : null);

/** All terms a listing can have, null while they load. */
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
