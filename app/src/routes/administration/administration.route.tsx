import { useUser } from '@portal/data/react';
import { Stack } from '@portal/ui/components/layout';
import { SubNav } from '@portal/ui/patterns/SubNav';
import { Outlet, useLocation } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { administrationPages } from '../../shell/administration.ts';

/** The layout of Administration: its pages and the open one. */
export function Component() {
  const { pathname } = useLocation();
  const pages = administrationPages(useUser()).map((page) => ({
    ...page,
    current: pathname === page.href || pathname.startsWith(`${page.href}/`),
  }));
  return (
    <Stack space="xlarge">
      <SubNav place="top" label={m.shell_administration()} pages={pages} />
      <Outlet />
    </Stack>
  );
}
