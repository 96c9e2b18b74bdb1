import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { Button } from 'storybook/internal/components';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { setByStory } from '../setByStory.ts';
import { addressOf, type Showing } from './played.ts';
import { useScene } from './useScene.ts';

const Box = styled.div(({ theme }) => ({
  overflow: 'hidden',
  marginBlock: '16px 40px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '& iframe': { display: 'block', border: 0, marginInline: 'auto', maxInlineSize: '100%' },
}));

const Line = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 16px',
  background: theme.background.app,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  '& p': { margin: 0 },
}));

interface StateFrameProps extends Showing {
  story: PreparedStory;
}

/** A story in a window of its own. Where it comes by steps they are played when somebody asks for it: they take the focus. */
export function StateFrame({ story, steps, window }: StateFrameProps) {
  const scene = useScene(useContext(DocsContext), story);
  const [open, setOpen] = useState(!steps);
  const address = addressOf(story.id, scene);
  const own: unknown = story.parameters.docs?.story?.height;
  const height = window?.height ?? (typeof own === 'string' ? Number.parseInt(own, 10) : 420);
  const wide = (window?.width ?? 0) > 1000;
  return (
    <Box className="sb-unstyled">
      {open ? (
        <iframe
          key={address}
          title={`${story.name}, in a window of its own`}
          src={address}
          loading="lazy"
          height={height}
          style={{ inlineSize: window && !wide ? window.width : '100%', zoom: wide ? 0.6 : 1 }}
        />
      ) : null}
      <Line>
        {open ? null : (
          <>
            <span>This state is reached by steps.</span>
            <Button size="small" variant="solid" ariaLabel={false} onClick={() => setOpen(true)}>
              Play them here
            </Button>
          </>
        )}
        {story.title.startsWith('Screens/') ? <span>{setByStory(story.initialArgs)}</span> : null}
        <Markdown>{`[Open alone](?path=/story/${story.id})`}</Markdown>
      </Line>
    </Box>
  );
}
