import { ShellFrame } from '@portal/ui/patterns/Shell';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { AuthRoot } from './AuthLayout.tsx';
import { authPages } from './authPages.ts';
import { AuthSceneContext, noScene } from './authScene.ts';

/** The pages that the build writes as files. */
export const pages = authPages.map(({ Page: _, ...page }) => page);

async function markup(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(content);
  return new Response(prelude).text();
}

/** The static markup of one page, with the message of its URL. */
export async function render(path: string, message = ''): Promise<string> {
  const page = authPages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page for ${path}.`);
  return markup(
    <AuthSceneContext value={{ ...noScene, rendered: message }}>
      <AuthRoot page={page.Page} />
    </AuthSceneContext>,
  );
}

/** The static markup of the portal's frame, which shows until its scripts have loaded. */
export const renderFrame = (): Promise<string> => markup(<ShellFrame />);
