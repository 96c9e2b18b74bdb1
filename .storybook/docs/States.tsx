import { Anchor, Description, DocsStory, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { Button } from 'storybook/internal/components';
import type { PreparedStory } from 'storybook/internal/types';
import { showingOf } from './played.ts';
import { Box, Line, StateFrame } from './StateFrame.tsx';

interface StateProps {
  story: PreparedStory;
  open: boolean;
}

/** A story, rendered on the page if possible, else in a frame. */
function State({ story, open }: StateProps) {
  const showing = showingOf(story);
  if (!showing.steps && !showing.takesFocus && !showing.window)
    return <DocsStory of={story.moduleExport} expanded __forceInitialArgs />;
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <StateFrame story={story} open={open} {...showing} />
    </Anchor>
  );
}

interface StatesProps {
  title: string | undefined;
  stories: readonly PreparedStory[];
}

/** Every story of a page. */
export function States({ title, stories }: StatesProps) {
  const [all, setAll] = useState(false);
  const closed = stories.map(showingOf).filter(({ steps, takesFocus }) => steps || takesFocus);
  return (
    <>
      {title && stories.length > 0 ? <Heading>{title}</Heading> : null}
      {closed.length > 0 && !all ? (
        <Box className="sb-unstyled">
          <Line>
            <span>{`${closed.length} of ${stories.length} states need steps or take the focus.`}</span>
            <Button size="small" variant="solid" ariaLabel={false} onClick={() => setAll(true)}>
              Show all states
            </Button>
          </Line>
        </Box>
      ) : null}
      {stories.map((story) => (
        <State key={story.id} story={story} open={all} />
      ))}
    </>
  );
}
