import { AuthPanel } from '@portal/ui/patterns/AuthPanel';
import type { ComponentType } from 'react';
import { env } from '../env.ts';

interface AuthRootProps {
  page: ComponentType;
}

/** One auth page in its frame. */
export function AuthRoot({ page: Page }: AuthRootProps) {
  return (
    <AuthPanel backHref={env.directoryUrl}>
      <noscript>
        <p>This page needs JavaScript. Switch it on in your browser, then reload.</p>
      </noscript>
      <Page />
    </AuthPanel>
  );
}
