import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { choiceText, guideOf, handlingText } from './guides.ts';

/** The page of a component: what it is, when to take it, its props, keys and notes, and every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file: unknown = preparedMeta.parameters.fileName;
  const guide = typeof file === 'string' ? guideOf(file) : undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide ? <Markdown>{choiceText(guide)}</Markdown> : null}
      <Primary />
      <Controls />
      {guide ? <Markdown>{handlingText(guide)}</Markdown> : null}
      <Stories title="States" includePrimary={false} />
    </>
  );
}
