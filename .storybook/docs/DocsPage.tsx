import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { choiceText, guideOf, handlingText } from './guides.ts';
import { PartProps } from './PartProps.tsx';
import { pages } from './pages.ts';
import type { Documented } from './plainTypes.ts';
import { showingOf } from './played.ts';
import { States } from './States.tsx';

/** The page of a component: what it is, when to take it, its props, keys and notes, and every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const file: unknown = preparedMeta.parameters.fileName;
  const guide = typeof file === 'string' ? guideOf(file) : undefined;
  const about = pages[preparedMeta.title];
  const parts: Record<string, Documented> | undefined = preparedMeta.parameters.docs?.parts;
  const [first] = stories;
  const shown = first ? showingOf(first) : undefined;
  const props = preparedMeta.component !== undefined && !preparedMeta.title.startsWith('Screens/');
  const tryOut = props && !shown?.window;
  return (
    <>
      <Title />
      <Subtitle />
      {about ? <Markdown>{about}</Markdown> : null}
      <Description />
      {guide ? <Markdown>{choiceText(guide)}</Markdown> : null}
      {tryOut ? <Primary /> : null}
      {props ? <Heading>Props</Heading> : null}
      {props ? tryOut ? <Controls /> : <ArgTypes /> : null}
      {Object.entries(parts ?? {}).map(([name, component]) => (
        <PartProps key={name} name={name} component={component} />
      ))}
      {guide ? <Markdown>{handlingText(guide)}</Markdown> : null}
      <States
        title={preparedMeta.component ? 'States' : undefined}
        stories={tryOut && !shown?.steps ? stories.slice(1) : stories}
      />
    </>
  );
}
