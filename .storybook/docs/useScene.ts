import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

type Scene = Readonly<Record<string, unknown>>;

/** The toolbar's globals in the URL, for a page without stories. */
function sceneFromUrl(): Scene {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const pairs = globals.split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.filter(({ length }) => length === 2));
}

/** The current globals of the toolbar. */
export function useScene(
  context: Pick<DocsContextProps, 'getStoryContext'>,
  story: PreparedStory | undefined,
): Scene {
  const [scene, setScene] = useState<Scene>(() =>
    story ? context.getStoryContext(story).globals : sceneFromUrl(),
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = ({ globals }: { globals: Scene }) => setScene(globals);
    channel.on('globalsUpdated', listen);
    return () => channel.off('globalsUpdated', listen);
  }, []);
  return scene;
}
