import { useUser } from '@portal/data/react';
import { Stack } from '@portal/ui/components/layout';
import { SubNav } from '@portal/ui/patterns/SubNav';
import { Outlet, useLocation } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { useAppServices } from '../../portal.tsx';
import { menuPages, type Section } from '../../shell/section.ts';

/** The layout of Administration: its pages and the open one. */
export function Component({ section }: { section: Section }) {
  const { pathname } = useLocation();
  const { flags } = useAppServices();
  const pages = menuPages(section, { user: useUser(), flags }).map(({ label, icon, href }) => ({
    label,
    icon,
    href,
    current: `${pathname}/`.startsWith(`${href}/`),
  }));
  return (
    <Stack space="xlarge">
      <SubNav place="top" label={m.shell_administration()} pages={pages} />
      <Outlet />
    </Stack>
  );
}
