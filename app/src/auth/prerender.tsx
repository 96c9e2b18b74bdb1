import { prerender } from 'react-dom/static.edge';
import { AuthRoot } from './AuthLayout.tsx';
import { authPages } from './authPages.ts';
import { AuthSceneContext, noScene } from './authScene.ts';

/** The pages that are written as files when the portal is built. */
export const pages = authPages.map(({ Page: _, ...page }) => page);

/** The markup of one page, as the browser finds it before any script runs, with the news of its address. */
export async function render(path: string, message = ''): Promise<string> {
  const page = authPages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page for ${path}.`);
  const { prelude } = await prerender(
    <AuthSceneContext value={{ ...noScene, rendered: message }}>
      <AuthRoot page={page.Page} />
    </AuthSceneContext>,
  );
  return new Response(prelude).text();
}
