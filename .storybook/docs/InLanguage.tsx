import { Markdown } from '@storybook/addon-docs/blocks';
import { addressOf, globalsOf } from './played.ts';
import { Box, useReached } from './StateFrame.tsx';

const id = 'forms-listing--new-app';

/** A form in a language, whatever the toolbar says. */
export function InLanguage(scene: { language: string; direction?: string }) {
  const [box, reached] = useReached();
  return (
    <>
      <Box ref={box} className="sb-unstyled">
        <iframe
          title={`A form in ${scene.direction ?? scene.language}`}
          src={reached ? addressOf(id, scene) : undefined}
          height={420}
          style={{ inlineSize: '100%' }}
        />
      </Box>
      <Markdown>{`[Open alone](?path=/story/${id}&globals=${encodeURI(globalsOf(scene))})`}</Markdown>
    </>
  );
}
