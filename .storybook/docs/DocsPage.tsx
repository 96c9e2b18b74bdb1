import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { DesignLink } from './DesignLink.tsx';
import { DosAndDonts } from './guidance/DosAndDonts.tsx';
import { choiceText, guideOf, handlingText } from './guides.ts';
import { MaturityLabel } from './MaturityLabel.tsx';
import { PartProps } from './PartProps.tsx';
import { pages } from './pages.ts';
import type { Documented } from './plainTypes.ts';
import { canBeTried, showingOf } from './played.ts';
import { States } from './States.tsx';
import { linked } from './sections.ts';

/** The docs page of a component: guide, props, keyboard, accessibility and every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs') && !tags.includes('test-only'));
  const file: unknown = preparedMeta.parameters.fileName;
  const guide = typeof file === 'string' ? guideOf(file) : undefined;
  const about = pages[preparedMeta.title];
  const parts: Record<string, Documented> | undefined = preparedMeta.parameters.docs?.parts;
  // Screens are opened by URL, and wrappers in stories have no documented props.
  const props =
    !preparedMeta.title.startsWith('Screens/') &&
    Object.values(preparedMeta.argTypes).some(({ description }) => description);
  const tried = props ? stories.find(canBeTried) : undefined;
  const states = stories.filter((story) => story !== tried || showingOf(story).steps);
  return (
    <>
      <Title />
      <MaturityLabel tags={preparedMeta.tags} />
      <DesignLink />
      <Subtitle />
      {about ? <Markdown>{about}</Markdown> : null}
      <Description />
      {guide ? <Markdown>{linked(choiceText(guide))}</Markdown> : null}
      {tried ? <Canvas of={tried.moduleExport} withToolbar /> : null}
      <DosAndDonts title={preparedMeta.title} story={stories[0]} />
      {props ? <Heading>Props</Heading> : null}
      {tried ? <Controls of={tried.moduleExport} /> : null}
      {props && !tried ? <ArgTypes /> : null}
      {Object.entries(parts ?? {}).map(([name, component]) => (
        <PartProps key={name} name={name} component={component} />
      ))}
      {guide ? <Markdown>{handlingText(guide)}</Markdown> : null}
      <States title={preparedMeta.component ? 'States' : undefined} stories={states} />
    </>
  );
}
