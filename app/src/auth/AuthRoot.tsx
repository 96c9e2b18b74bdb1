import { AuthPanel } from '@portal/ui/patterns/AuthPanel';
import { env } from '../env.ts';
import { authPages } from './authPages.tsx';

interface AuthRootProps {
  path: string;
}

/** One auth page in its frame; an address without a page of its own shows the first. */
export function AuthRoot({ path }: AuthRootProps) {
  const page = authPages.find((each) => each.path === path) ?? authPages[0];
  return <AuthPanel backHref={env.directoryUrl}>{page?.element}</AuthPanel>;
}
