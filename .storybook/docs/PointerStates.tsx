import { DocsContext, Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { addressOf } from './played.ts';
import { Box, useReached } from './StateFrame.tsx';
import { useScene } from './useScene.ts';

/** The states of the pointer and the keyboard, by their names in storybook-addon-pseudo-states. */
const states = { hover: 'Hover', focusVisible: 'Focus by keyboard', active: 'Pressed' };

interface PointerStateProps {
  story: PreparedStory;
  state: keyof typeof states;
}

function PointerState({ story, state }: PointerStateProps) {
  const address = addressOf(story.id, useScene(useContext(DocsContext), story));
  const [box, reached] = useReached();
  return (
    <>
      <Subheading>{states[state]}</Subheading>
      <Box ref={box} className="sb-unstyled">
        <iframe
          title={`${story.name}: ${states[state]}`}
          src={reached ? `${address};pseudo.${state}:!true` : undefined}
          height={220}
          style={{ inlineSize: '100%' }}
        />
      </Box>
    </>
  );
}

/** A story of a component with everything in it hovered, focused or pressed at once. */
export function PointerStates({ story }: { story: PreparedStory }) {
  return (
    <>
      <Heading>Hover, focus and pressed</Heading>
      <Markdown>
        The button “Select CSS pseudo states” of the toolbar does the same for any story.
      </Markdown>
      {(['hover', 'focusVisible', 'active'] as const).map((state) => (
        <PointerState key={state} story={story} state={state} />
      ))}
    </>
  );
}
