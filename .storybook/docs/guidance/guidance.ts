import type { ReactNode } from 'react';
import { actions } from './actions.tsx';
import { choices } from './choices.tsx';
import { content } from './content.tsx';
import { dialogs } from './dialogs.tsx';
import { fields } from './fields.tsx';
import { figures } from './figures.tsx';
import type { Guidance } from './guidanceTypes.ts';
import { popups } from './popups.tsx';

/** Dos and don'ts of the most used components, by the title of their page. */
export const guidance: Guidance = {
  ...actions,
  ...choices,
  ...content,
  ...dialogs,
  ...fields,
  ...figures,
  ...popups,
};

/** The name of an example in a URL, such as "AlertDialog-0-dont". */
export const exampleName = (title: string, index: number, side: 'do' | 'dont') =>
  `${title.slice(title.lastIndexOf('/') + 1)}-${index}-${side}`;

/** Every example, by name. */
export const examples: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(guidance).flatMap(([title, pairs]) =>
    pairs.flatMap((pair, index) =>
      (['do', 'dont'] as const).map(
        (side) => [exampleName(title, index, side), pair[side].show] as const,
      ),
    ),
  ),
);
