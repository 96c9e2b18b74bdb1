import { Fragment, type ReactNode } from 'react';

/** Begins the tags of a compiled message, and nothing else: a `<` in a value is text. */
const mark = '\u0002';
const tagged = new RegExp(`${mark}(\\w+)>(.*?)${mark}/\\1>`, 's');

/** A message with tags, such as `Read the <terms>terms</terms>`, as nodes: each tag by its name. An unknown tag is only its text. */
export function richText<Tag extends string>(
  message: string,
  tags: Readonly<Record<Tag, (text: string) => ReactNode>>,
): ReactNode {
  const known: Readonly<Record<string, ((text: string) => ReactNode) | undefined>> = tags;
  // Text, then a name, its text and the text that follows for each tag.
  const parts = message.split(tagged);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order.
    return <Fragment key={index}>{known[parts[index - 1] ?? '']?.(part) ?? part}</Fragment>;
  });
}
