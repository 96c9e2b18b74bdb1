import { DocsContext, Markdown, Source } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { Button } from 'storybook/internal/components';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { stateFrame } from '../keepScroll.ts';
import { setByStory } from '../setByStory.ts';
import { addressOf, type Showing } from './played.ts';
import { useScene } from './useScene.ts';
import { useStoryFrame } from './useStoryFrame.ts';
import { useTurn } from './useTurn.ts';

export const Box = styled.div(({ theme }) => ({
  overflow: 'hidden',
  marginBlock: '16px 40px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '& iframe': { display: 'block', border: 0, marginInline: 'auto', maxInlineSize: '100%' },
}));

export const Line = styled.div(({ theme }) => ({
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
  /** Loads without a request. */
  open: boolean;
}

/** Whether an element has been in the viewport. `loading="lazy"` would load frames a dozen screens ahead. */
export function useReached(): [RefObject<HTMLDivElement | null>, boolean] {
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true);
    });
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  return [box, reached];
}

/** A story in an iframe. A story with steps or focus loads only on request, in English, which its steps look for. */
export function StateFrame({ story, steps, takesFocus, window, ...all }: StateFrameProps) {
  const scene = useScene(useContext(DocsContext), story);
  const inEnglish = steps && scene.language !== 'english';
  const [pressed, setPressed] = useState(false);
  const requested = pressed || (all.open && (steps || takesFocus));
  const open = requested || all.open || (!steps && !takesFocus);
  const [code, setCode] = useState(false);
  const [box, reached] = useReached();
  const onScreen = story.title.startsWith('Screens/');
  const address = addressOf(story.id, inEnglish ? { ...scene, language: 'english' } : scene);
  const [turn, played] = useTurn(reached && requested);
  const src = (requested ? turn : reached) ? address : undefined;
  const [frame] = useStoryFrame(src, played);
  const ownHeight: unknown = story.parameters.docs?.story?.height;
  const height =
    window?.height ?? (typeof ownHeight === 'string' ? Number.parseInt(ownHeight, 10) : 420);
  const wide = (window?.width ?? 0) > 1000;
  return (
    <Box ref={box} className="sb-unstyled">
      {open ? (
        <iframe
          key={address}
          ref={frame}
          name={stateFrame}
          title={`${story.name}, in its own frame`}
          // Ignores clicks and scrolling unless it was requested.
          inert={!requested}
          src={src}
          height={height}
          style={{ inlineSize: window && !wide ? window.width : '100%', zoom: wide ? 0.6 : 1 }}
        />
      ) : null}
      <Line>
        {open ? null : (
          <>
            <span>{`This state ${steps ? 'needs steps' : 'takes the focus'}.`}</span>
            <Button size="small" variant="solid" ariaLabel={false} onClick={() => setPressed(true)}>
              Show state
            </Button>
          </>
        )}
        {inEnglish ? <span>Its steps run in English only.</span> : null}
        {onScreen ? (
          <span>{setByStory(story.initialArgs)}</span>
        ) : (
          <Button
            size="small"
            variant="ghost"
            ariaLabel={false}
            aria-expanded={code}
            onClick={() => setCode(!code)}
          >
            {code ? 'Hide code' : 'Show code'}
          </Button>
        )}
        <Markdown>{`[Open alone](?path=/story/${story.id})`}</Markdown>
      </Line>
      {code ? <Source of={story.moduleExport} /> : null}
    </Box>
  );
}
