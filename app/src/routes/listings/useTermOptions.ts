import { useCategories, useIndustries, useLocations, useSubcategories } from '@portal/data/react';
import type { View } from '@portal/data/stores';
import type { Collection } from '@portal/domain';
import { useMemo } from 'react';
import type { TermOptions } from './toolbar.ts';

interface Named {
  id: number;
  name: string;
  category?: { name: string };
}

const none: readonly Named[] = [];
const known = (view: View<readonly Named[]>) => (view.kind === 'ready' ? view.value : none);

const optionOf = ({ id, name, category }: Named) => ({
  value: String(id),
  label: name,
  ...(category ? { detail: category.name } : {}),
});

/** The terms that a list of apps can be narrowed down by. */
function useAppTerms(): TermOptions {
  const industries = known(useIndustries());
  const subcategories = known(useSubcategories());
  return useMemo(
    () => ({
      industry: industries.map(optionOf),
      subcategory: subcategories.map(optionOf),
      category: [],
      location: [],
    }),
    [industries, subcategories],
  );
}

function useServiceTerms(): TermOptions {
  const industries = known(useIndustries());
  const categories = known(useCategories());
  const locations = known(useLocations());
  return useMemo(
    () => ({
      industry: industries.map(optionOf),
      // The subcategories of a category are of no matter here.
      category: categories.map(({ id, name }) => optionOf({ id, name })),
      location: locations.map(optionOf),
      subcategory: [],
    }),
    [industries, categories, locations],
  );
}

export const termOptionsHook: Record<Collection, () => TermOptions> = {
  apps: useAppTerms,
  services: useServiceTerms,
};
