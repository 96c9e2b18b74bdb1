import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { RouteError } from './routes/RouteError.tsx';
import { SignOut } from './routes/SignOut.tsx';
import { AdminOnly, RedirectWithReason, SignedInOnly } from './routes/session.tsx';
import { PortalLayout } from './shell/PortalLayout.tsx';
import { Splash } from './shell/Splash.tsx';

const lists = () => import('./routes/listings/listings.route.tsx');
const listing = () => import('./routes/listing/listing.route.tsx');

/** The routes of one kind of listing. */
function listingRoutes(collection: 'apps' | 'services'): RouteObject {
  return {
    path: collection,
    children: [
      { index: true, element: <Navigate to={paths.listings(collection, 'active')} replace /> },
      { path: 'active', lazy: async () => (await lists()).route(collection, 'active', 'mine') },
      { path: 'pending', lazy: async () => (await lists()).route(collection, 'pending', 'mine') },
      {
        element: <AdminOnly />,
        children: [
          {
            path: 'active/all',
            lazy: async () => (await lists()).route(collection, 'active', 'all'),
          },
          {
            path: 'pending/all',
            lazy: async () => (await lists()).route(collection, 'pending', 'all'),
          },
        ],
      },
      { path: 'new', lazy: async () => (await listing()).newRoute(collection) },
      { path: 'active/view/:id', lazy: async () => (await listing()).route(collection, 'active') },
      {
        path: 'pending/view/:id',
        lazy: async () => (await listing()).route(collection, 'pending'),
      },
      { path: 'pending/view/:id/*', lazy: async () => (await listing()).shortenRoute(collection) },
    ],
  };
}

/** Every route of the portal. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Splash />,
    children: [
      { path: paths.signOut, element: <SignOut /> },
      {
        element: <SignedInOnly />,
        children: [
          {
            element: <PortalLayout />,
            children: [
              {
                errorElement: <RouteError />,
                children: [
                  {
                    index: true,
                    element: <Navigate to={paths.listings('apps', 'active')} replace />,
                  },
                  {
                    path: paths.dashboard,
                    element: <AdminOnly />,
                    children: [
                      {
                        index: true,
                        element: (
                          <Navigate to={`${paths.listings('apps', 'active')}?user=me`} replace />
                        ),
                      },
                    ],
                  },
                  listingRoutes('apps'),
                  listingRoutes('services'),
                  {
                    path: paths.servicesPaywall,
                    lazy: () => import('./routes/paywall/servicesPaywall.route.tsx'),
                  },
                  {
                    path: '*',
                    element: <RedirectWithReason to={paths.home} why="There is no such page." />,
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
