import { prerender } from 'react-dom/static.edge';
import { AuthRoot } from './AuthRoot.tsx';
import { authPageAt, authPages } from './authPages.ts';

/** The pages that are written as files when the portal is built. */
export const pages = authPages.map(({ path, title, module }) => ({ path, title, module }));

/** The markup of one page, as the browser finds it before any script runs. */
export async function render(path: string): Promise<string> {
  const { Page } = await authPageAt(path).load();
  const { prelude } = await prerender(<AuthRoot page={Page} />);
  return new Response(prelude).text();
}
