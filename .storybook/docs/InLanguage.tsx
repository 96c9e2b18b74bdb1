import { Markdown } from '@storybook/addon-docs/blocks';
import { addressOf } from './played.ts';
import { Box, useReached } from './StateFrame.tsx';

const id = 'forms-listing--new-app';

/** A form in a language, whatever the toolbar says. */
export function InLanguage({ language }: { language: string }) {
  const [box, reached] = useReached();
  return (
    <>
      <Box ref={box} className="sb-unstyled">
        <iframe
          title={`A form in ${language}`}
          src={reached ? addressOf(id, { language }) : undefined}
          height={420}
          style={{ inlineSize: '100%' }}
        />
      </Box>
      <Markdown>{`[Open alone](?path=/story/${id}&globals=language:${language})`}</Markdown>
    </>
  );
}
