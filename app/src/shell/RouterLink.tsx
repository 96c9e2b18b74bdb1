import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Links of the component library, taken over by the router where they stay in the portal. */
export function RouterLink({ href, ...anchor }: RouterLinkProps) {
  const stays = href.startsWith('/') && !href.startsWith('/auth/') && anchor.target === undefined;
  return stays ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />;
}
