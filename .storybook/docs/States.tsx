import { Anchor, Description, DocsStory, Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { showingOf } from './played.ts';
import { StateFrame } from './StateFrame.tsx';

interface StateProps {
  story: PreparedStory;
}

/** A story, rendered on the page if possible, else in a frame. */
function State({ story }: StateProps) {
  const showing = showingOf(story);
  if (!showing.steps && !showing.takesFocus && !showing.window)
    return <DocsStory of={story.moduleExport} expanded __forceInitialArgs />;
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <StateFrame story={story} {...showing} />
    </Anchor>
  );
}

interface StatesProps {
  title: string | undefined;
  stories: readonly PreparedStory[];
}

/** Every story of a page. */
export function States({ title, stories }: StatesProps) {
  return (
    <>
      {title && stories.length > 0 ? <Heading>{title}</Heading> : null}
      {stories.map((story) => (
        <State key={story.id} story={story} />
      ))}
    </>
  );
}
