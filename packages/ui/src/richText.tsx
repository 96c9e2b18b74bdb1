import { Fragment, type ReactNode } from 'react';

/** A message with tags, such as `Read the <terms>terms</terms>`, as nodes: each tag by its name. An unknown tag, such as one in a value, stays text. */
export function richText<Tag extends string>(
  message: string,
  tags: Readonly<Record<Tag, (text: string) => ReactNode>>,
): ReactNode {
  const known: Readonly<Record<string, ((text: string) => ReactNode) | undefined>> = tags;
  // Text, then a name, its text and the text that follows for each tag.
  const parts = message.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    const tag = parts[index - 1] ?? '';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order.
    return <Fragment key={index}>{known[tag]?.(part) ?? `<${tag}>${part}</${tag}>`}</Fragment>;
  });
}
