import { type AnchorHTMLAttributes, createContext, type Ref, useContext } from 'react';
import type { RouterProviderProps } from 'react-router-dom';
import { usePrefetch } from './prefetch.ts';

type Router = Pick<RouterProviderProps['router'], 'state' | 'navigate'>;

const LinkRouterContext = createContext<Router | null>(null);

/** The router of the links inside. */
export const LinkRouterProvider = LinkRouterContext.Provider;

/** That router, for navigation from the frame: unlike the router's own hooks it renders nothing after each navigation. */
export const useLinkRouter = (): Router | null => useContext(LinkRouterContext);

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Renders the links of the component library; the router handles those within the portal. */
export function RouterLink({ href, ...anchor }: RouterLinkProps) {
  const stays = href.startsWith('/') && !href.startsWith('/auth/') && anchor.target === undefined;
  return stays ? <PortalLink href={href} {...anchor} /> : <a href={href} {...anchor} />;
}

/** Smaller than the router's own link, and unlike its hooks does not render every link again after each navigation. */
function PortalLink({
  href,
  onClick,
  onPointerEnter,
  onPointerDown,
  onFocus,
  ...anchor
}: RouterLinkProps) {
  const router = useLinkRouter();
  const prefetch = usePrefetch();
  return (
    <a
      {...anchor}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        prefetch(href, event.button === 0);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(href);
      }}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
        if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey)
          return;
        if (!router) return;
        event.preventDefault();
        const { pathname, search, hash } = router.state.location;
        // As a browser does: a link to this page adds no entry to the history.
        void router.navigate(href, { replace: href === pathname + search + hash });
      }}
    />
  );
}
