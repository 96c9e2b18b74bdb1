import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

const isDark = (globals: unknown) =>
  typeof globals === 'object' && globals !== null && 'theme' in globals && globals.theme === 'dark';

/** The documentation pages in the theme of the toolbar. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(() => {
    const [story] = context.componentStories();
    return story ? isDark(context.getStoryContext(story).globals) : false;
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = (event: { globals: unknown }) => setDark(isDark(event.globals));
    channel.on('globalsUpdated', listen);
    return () => channel.off('globalsUpdated', listen);
  }, []);
  return (
    <DocsContainer context={context} theme={dark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
