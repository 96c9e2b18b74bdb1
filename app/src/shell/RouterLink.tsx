import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePrefetch } from './prefetch.ts';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Renders the links of the component library; the router handles those within the portal. */
export function RouterLink({ href, ...anchor }: RouterLinkProps) {
  const stays = href.startsWith('/') && !href.startsWith('/auth/') && anchor.target === undefined;
  return stays ? <PortalLink href={href} {...anchor} /> : <a href={href} {...anchor} />;
}

/** Smaller than the router's own link, which supports server rendering. */
function PortalLink({
  href,
  onClick,
  onPointerEnter,
  onPointerDown,
  onFocus,
  ...anchor
}: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  const prefetch = usePrefetch();
  return (
    <a
      {...anchor}
      href={useHref(href)}
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
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
