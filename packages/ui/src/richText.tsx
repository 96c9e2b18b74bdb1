import { Fragment, type ReactElement, type ReactNode } from 'react';

/** Begins the tags of a compiled message, and nothing else: a `<` in a value is text. */
const mark = '\u0002';
const tagged = new RegExp(`${mark}(\\w+)>(.*?)${mark}/\\1>`, 's');

/**
 * A message with tags, such as `Read the <terms>terms</terms>`, as nodes: each tag by its name. An unknown tag is only its text.
 * Each text beside a tag has an element of its own (`tools/bareTexts.slow.test.ts`).
 */
export function richText<Tag extends string>(
  message: string,
  tags: Readonly<Record<Tag, (text: string) => ReactNode>>,
): string | readonly (ReactElement | null)[] {
  const known: Readonly<Record<string, ((text: string) => ReactNode) | undefined>> = tags;
  // Text, then a name, its text and the text that follows for each tag.
  const parts = message.split(tagged);
  if (parts.length === 1) return message;
  return parts.map((part, index) => {
    if (index % 3 === 1 || part === '') return null;
    const tag = index % 3 === 2 ? known[parts[index - 1] ?? ''] : undefined;
    const node = tag?.(part) ?? part;
    const Part = typeof node === 'string' ? 'span' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order.
    return <Part key={index}>{node}</Part>;
  });
}
