import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { forwarded } from '../guards/guarded.tsx';
import { fromHome, noSuchPage } from '../guards/rules.ts';

/** Where the portal begins, and where it leads who opens what is not there. */
export const homeRoutes: RouteObject[] = [
  forwarded(paths.home, fromHome),
  forwarded('*', noSuchPage),
];
