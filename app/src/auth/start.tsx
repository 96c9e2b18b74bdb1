import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { AuthRoot } from './AuthRoot.tsx';
import { AuthSceneContext } from './authScene.ts';
import { browserScene } from './browserScene.ts';
import { fetchPortalOnInput } from './fetchPortalOnInput.ts';
import { goOnWhenSignedIn } from './goOnWhenSignedIn.ts';
import { keepTarget } from './target.ts';

/** Wakes a page that is on the screen already. Each page is an entry of its own and brings only its own form. */
export function start(Page: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('auth.html has no #root.');
  const scene = browserScene(root.dataset.message);
  keepTarget(scene.storage, scene.search(), scene.now());
  hydrateRoot(
    root,
    <StrictMode>
      <AuthSceneContext value={scene}>
        <AuthRoot page={Page} />
      </AuthSceneContext>
    </StrictMode>,
  );
  fetchPortalOnInput();
  goOnWhenSignedIn(scene, window.location.pathname);
}
