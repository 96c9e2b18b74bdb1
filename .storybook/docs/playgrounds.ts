import type { StoryContext } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';

type Render = StoryContext['originalStoryFn'];

/** The component alone with its args. */
export const plain: Render = (args, { component }) =>
  component ? createElement(component, args) : createElement(Fragment);

/**
 * How the component at the top of a docs page renders, by the id of the story whose args its controls change: a story that shows
 * many variants sets most props itself.
 */
export const playgrounds = new Map<string, Render>();

/** How a story renders in this place, if that is the top of its docs page. */
export const playgroundOf = (id: string, place: HTMLElement): Render | undefined =>
  place.id.endsWith('--primary-inner') ? playgrounds.get(id) : undefined;
