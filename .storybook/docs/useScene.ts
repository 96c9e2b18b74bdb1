import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

type Scene = Readonly<Record<string, unknown>>;

/** What the toolbar says, as it changes. */
export function useScene(
  context: Pick<DocsContextProps, 'getStoryContext'>,
  story: PreparedStory | undefined,
): Scene {
  const [scene, setScene] = useState<Scene>(() =>
    story ? context.getStoryContext(story).globals : {},
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = ({ globals }: { globals: Scene }) => setScene(globals);
    channel.on('globalsUpdated', listen);
    return () => channel.off('globalsUpdated', listen);
  }, []);
  return scene;
}
