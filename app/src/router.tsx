import { Outlet, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { accountRoutes } from './routes/account/account.routes.tsx';
import { analyticsRoutes } from './routes/analytics/analytics.routes.tsx';
import { dashboardRoutes } from './routes/dashboard/dashboard.routes.tsx';
import { featuredRoutes } from './routes/featured/featured.routes.tsx';
import { homeRoutes } from './routes/home/home.routes.tsx';
import { listingsRoutes } from './routes/listings/listings.routes.tsx';
import { offerRoutes } from './routes/offer/offer.routes.tsx';
import { offersRoutes } from './routes/offers/offers.routes.tsx';
import { paywallRoutes } from './routes/paywall/paywall.routes.tsx';
import { RouteError } from './routes/RouteError.tsx';
import { reviewsRoutes } from './routes/reviews/reviews.routes.tsx';
import { SignOut } from './routes/SignOut.tsx';
import { SignedInOnly } from './routes/session.tsx';
import { termsRoutes } from './routes/terms/terms.routes.tsx';
import { PortalShell } from './shell/PortalShell.tsx';
import { Splash } from './shell/Splash.tsx';

/** Each area keeps its own table of routes; one that breaks leaves the others and the frame alone. */
const areas: RouteObject[] = [
  area(homeRoutes),
  area(termsRoutes),
  area(featuredRoutes),
  area(dashboardRoutes),
  area(analyticsRoutes),
  area(listingsRoutes),
  area(paywallRoutes),
  area(offerRoutes),
  area(accountRoutes),
  area(reviewsRoutes),
  area(offersRoutes),
];

function area(children: RouteObject[]): RouteObject {
  return { errorElement: <RouteError />, children };
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
        children: [{ element: <PortalShell />, children: areas }],
      },
    ],
  },
];
