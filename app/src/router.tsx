import { Outlet, type RouteObject } from 'react-router-dom';
import { sections } from './pages.ts';
import { SignedInOnly, SignOut } from './parts/session.tsx';
import { paths } from './paths.ts';
import { Guard } from './routes/guards/Guard.tsx';
import { SecondFactorFirst } from './routes/guards/SecondFactorFirst.tsx';
import { RouteError } from './routes/RouteError.tsx';
import { PortalShell } from './shell/PortalShell.tsx';
import { type Trail, TrailContext } from './shell/page.tsx';
import type { PageHandle } from './shell/prefetch.ts';
import { Splash } from './shell/Splash.tsx';
import { type Page, type Section, withProps } from './shell/section.ts';

/** A page behind its rule. It contains its errors: the frame and the layout keep working. */
function routeOf({ path, rule, load, menu, below = [] }: Page, trail: Trail): RouteObject {
  const inside = [...trail, ...(menu ? [{ label: menu.label, href: path }] : [])];
  return {
    element: (
      <TrailContext value={trail}>
        <Guard rule={rule} redirects={!load} />
      </TrailContext>
    ),
    errorElement: <RouteError />,
    handle: { rule } satisfies PageHandle,
    children: [
      load
        ? { path, lazy: load, handle: { prefetch: load.prefetch } satisfies PageHandle }
        : { path, element: null },
      ...below.map((page) => routeOf(page, inside)),
    ],
  };
}

function routesOf(section: Section): RouteObject[] {
  const { label, href, layout, pages } = section;
  const trail = label ? [{ label, href }] : [];
  const children = pages.map((page) => routeOf(page, trail));
  if (!layout) return children;
  return [{ lazy: withProps(layout, { section }), errorElement: <RouteError />, children }];
}

/** Every route of the portal. Each page loads when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Splash />,
    children: [
      { path: paths.signOut, element: <SignOut /> },
      {
        // One route: each level is matched again for every page and renders at each navigation.
        element: (
          <SignedInOnly>
            <SecondFactorFirst>
              <PortalShell />
            </SecondFactorFirst>
          </SignedInOnly>
        ),
        children: sections.flatMap(routesOf),
      },
    ],
  },
];
