import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { only } from '../guards/rules.ts';

const lists = () => import('./terms.route.tsx');

/** What listings are filed under. */
export const termsRoutes: RouteObject[] = [
  guarded(only('term.write'), [
    { path: paths.categories, lazy: async () => (await lists()).route('categories') },
    { path: paths.category(':id'), lazy: () => import('./category.route.tsx') },
    { path: paths.industries, lazy: async () => (await lists()).route('industries') },
    { path: paths.locations, lazy: async () => (await lists()).route('locations') },
  ]),
];
