import { DocsContext, Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { addressOf } from './played.ts';
import { Box, useReached } from './StateFrame.tsx';
import { showFocus } from './showFocus.ts';
import { useScene } from './useScene.ts';
import { useStoryFrame } from './useStoryFrame.ts';

interface FrameProps {
  story: PreparedStory;
  title: string;
  /** What the address sets in addition to the toolbar. */
  set?: string;
  /** Changes the story that has rendered; false if it does not show what it should. */
  change?: (root: HTMLElement) => boolean;
}

function Frame({ story, title, set = '', change }: FrameProps) {
  const address = addressOf(story.id, useScene(useContext(DocsContext), story));
  const [box, reached] = useReached();
  const [shown, setShown] = useState(true);
  const src = reached ? `${address}${set}` : undefined;
  const [frame, height = 220] = useStoryFrame(src, (root) => setShown(change?.(root) ?? true));
  if (!shown) return null;
  return (
    <>
      <Subheading>{title}</Subheading>
      <Box ref={box} className="sb-unstyled">
        <iframe
          key={address}
          ref={frame}
          title={`${story.name}: ${title}`}
          src={src}
          height={height}
          style={{ inlineSize: '100%' }}
        />
      </Box>
    </>
  );
}

/** A story of a component with everything in it hovered or pressed at once, and its first control focused. */
export function PointerStates({ story }: { story: PreparedStory }) {
  return (
    <>
      <Heading>Hover, focus and pressed</Heading>
      <Markdown>
        Everything is hovered or pressed at once; only the first control has the focus. The button
        “Select CSS pseudo states” of the toolbar sets a state on all of any story.
      </Markdown>
      <Frame story={story} title="Hover" set=";pseudo.hover:!true" />
      <Frame story={story} title="Focus by keyboard" change={showFocus} />
      <Frame story={story} title="Pressed" set=";pseudo.active:!true" />
    </>
  );
}
