import { type RefObject, useEffect, useRef, useState } from 'react';

/** The height of what a story renders, with the space around it. */
function heightOf(page: Document, root: Element): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(page.body);
  return (
    root.scrollHeight + Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd)
  );
}

/** A frame whose story renders in the flow of its page: its height is that of its content once it has rendered. */
export function useStoryFrame(
  src: string | undefined,
  onRendered?: (root: HTMLElement) => void,
): [RefObject<HTMLIFrameElement | null>, number | undefined] {
  const frame = useRef<HTMLIFrameElement>(null);
  const rendered = useRef(onRendered);
  rendered.current = onRendered;
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!src) return;
    let sized: ResizeObserver | undefined;
    const waiting = setInterval(() => {
      const story = frame.current?.contentWindow;
      const root = story?.document.getElementById('storybook-root');
      if (!root || !story?.__STORYBOOK_ADDONS_CHANNEL__?.last('storyRendered')) return;
      clearInterval(waiting);
      const page = story.document;
      rendered.current?.(root);
      sized = new ResizeObserver(() => setHeight(heightOf(page, root)));
      sized.observe(root);
    }, 100);
    return () => {
      clearInterval(waiting);
      sized?.disconnect();
    };
  }, [src]);
  return [frame, height];
}
