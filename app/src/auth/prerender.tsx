import { prerender } from 'react-dom/static.edge';
import { AuthRoot } from './AuthRoot.tsx';
import { authPages } from './authPages.tsx';

/** The pages that are written as files when the portal is built. */
export const pages = authPages.map(({ path, title }) => ({ path, title }));

/** The markup of one page, as the browser finds it before any script runs. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(<AuthRoot path={path} />);
  return new Response(prelude).text();
}
