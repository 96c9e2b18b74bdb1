import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { AuthRoot } from './AuthRoot.tsx';
import { authPageAt } from './authPages.ts';
import { AuthSceneContext } from './authScene.ts';
import { browserScene } from './browserScene.ts';
import { fetchPortalOnInput } from './fetchPortalOnInput.ts';
import { goOnWhenSignedIn } from './goOnWhenSignedIn.ts';
import { keepTarget } from './target.ts';

const root = document.getElementById('root');
if (!root) throw new Error('auth.html has no #root.');

const scene = browserScene();
const page = authPageAt(window.location.pathname);
keepTarget(scene.storage, scene.search(), scene.now());

const { Page } = await page.load();
hydrateRoot(
  root,
  <StrictMode>
    <AuthSceneContext value={scene}>
      <AuthRoot page={Page} />
    </AuthSceneContext>
  </StrictMode>,
);
fetchPortalOnInput();
goOnWhenSignedIn(scene, page.path);
