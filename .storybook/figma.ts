import figma from './figma.json' with { type: 'json' };

interface FigmaSettings {
  /** URL of the design file, such as "https://www.figma.com/design/AbC123/Portal"; empty if there is none. */
  file: string;
  /** Node ids of frames, such as "12:345", by the title of the page in Storybook. */
  nodes: Readonly<Record<string, string>>;
}

/** The settings in `figma.json`. */
export const figmaSettings: FigmaSettings = figma;

/**
 * The address of a page's design: the `url` of `parameters.design`, else the frame of the page, else the whole file; undefined
 * if no file is set.
 */
export function figmaLink(
  title: string,
  design?: unknown,
  { file, nodes }: FigmaSettings = figmaSettings,
): string | undefined {
  if (typeof design === 'object' && design && 'url' in design && typeof design.url === 'string')
    return design.url;
  if (!file) return undefined;
  const url = new URL(file);
  const node = nodes[title];
  if (node) url.searchParams.set('node-id', node.replace(':', '-'));
  return url.href;
}
