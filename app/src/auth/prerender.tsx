import { prerender } from 'react-dom/static.edge';
import { AuthRoot } from './AuthLayout.tsx';
import { authPages } from './authPages.ts';
import { AuthSceneContext, noScene } from './authScene.ts';

/** The pages that the build writes as files. */
export const pages = authPages.map(({ Page: _, ...page }) => page);

/** The static markup of one page, with the message of its URL. */
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
