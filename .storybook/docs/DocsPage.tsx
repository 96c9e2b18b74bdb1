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
import { searchWords } from '../searchWords.ts';
import { DesignLink } from './DesignLink.tsx';
import { DosAndDonts } from './guidance/DosAndDonts.tsx';
import { choiceText, guideOf, handlingText } from './guides.ts';
import { MaturityLabel } from './MaturityLabel.tsx';
import { PointerStates } from './PointerStates.tsx';
import { pages } from './pages.ts';
import { canBeTried, showingOf } from './played.ts';
import { plain, playgrounds } from './playgrounds.ts';
import { States } from './States.tsx';
import { linked } from './sections.ts';

/** The docs page of a component: guide, props, keyboard, accessibility and every state. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters, title } = preparedMeta;
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs') && !tags.includes('test-only'));
  const file: unknown = parameters.fileName;
  const guide = typeof file === 'string' ? guideOf(file) : undefined;
  const about = pages[title];
  const words = searchWords[title];
  // Screens are opened by URL, and wrappers in stories have no documented props.
  const props =
    /^(Components|Patterns|Forms)\//.test(title) && component && !parameters.controls?.disable;
  const tried = props ? stories.find(canBeTried) : undefined;
  if (tried) playgrounds.set(tried.id, csfFile.meta.render ?? plain);
  const looks = stories.find((story) => {
    const { steps, takesFocus, window } = showingOf(story);
    return story.tags.includes('axe') && !steps && !takesFocus && !window;
  });
  const states = stories.filter(
    (story) => story !== tried || showingOf(story).steps || story.moduleExport.render,
  );
  return (
    <>
      <Title />
      <MaturityLabel tags={preparedMeta.tags} />
      <DesignLink />
      <Subtitle />
      {about ? <Markdown>{about}</Markdown> : null}
      {words ? <Markdown>{`Also called: ${words.join(', ')}.`}</Markdown> : null}
      <Description />
      {guide ? <Markdown>{linked(choiceText(guide))}</Markdown> : null}
      {tried ? (
        <Canvas
          of={tried.moduleExport}
          story={{ __primary: true }}
          sourceState="none"
          withToolbar
        />
      ) : null}
      <DosAndDonts title={title} story={stories[0]} />
      {props ? <Heading>Props</Heading> : null}
      {tried ? <Controls of={tried.moduleExport} /> : null}
      {props && !tried ? <ArgTypes /> : null}
      {guide ? <Markdown>{handlingText(guide)}</Markdown> : null}
      <States title={component ? 'States' : undefined} stories={states} />
      {looks && title.startsWith('Components/') ? <PointerStates story={looks} /> : null}
    </>
  );
}
