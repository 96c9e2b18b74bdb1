import { prerender } from 'react-dom/static.edge';
import { AuthRoot } from './AuthRoot.tsx';
import { authPages } from './authPages.ts';

/** The pages that are written as files when the portal is built. */
export const pages = authPages.map(({ path, title, entry }) => ({ path, title, entry }));

/** The markup of one page, as the browser finds it before any script runs. */
export async function render(path: string): Promise<string> {
  const page = authPages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page for ${path}.`);
  const { prelude } = await prerender(<AuthRoot page={page.Page} />);
  return new Response(prelude).text();
}
