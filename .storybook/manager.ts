import { createElement, Fragment, useEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import {
  addons,
  types,
  useArgs,
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
  useStoryPrepared,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { figmaLink } from './figma.ts';
import { maturities, maturityOf } from './maturity.ts';
import { searchable } from './searchWords.ts';
import { setByStory } from './setByStory.ts';

/** Whether the steps of the story have run for longer than a glance. */
function useSteps(): boolean {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const channel = addons.getChannel();
    let late: ReturnType<typeof setTimeout> | undefined;
    const follow = ({ newPhase }: { newPhase: string }) => {
      clearTimeout(late);
      if (newPhase === 'playing') late = setTimeout(() => setPlaying(true), 300);
      else setPlaying(false);
    };
    channel.on(STORY_RENDER_PHASE_CHANGED, follow);
    return () => {
      clearTimeout(late);
      channel.off(STORY_RENDER_PHASE_CHANGED, follow);
    };
  }, []);
  return playing;
}

const info = createElement(
  'svg',
  { width: 14, height: 14, viewBox: '0 0 14 14', fill: 'currentColor' },
  createElement('path', {
    fillRule: 'evenodd',
    d: 'M7 0a7 7 0 1 0 0 14A7 7 0 0 0 7 0Zm0 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1ZM6.25 3h1.5v1.5h-1.5ZM6.5 6h1v5h-1Z',
  }),
);

/** Shows next to the toolbar that steps run, or what the story overrides of the switches and that its steps do not run. */
function SetByStory() {
  const [args] = useArgs();
  const [{ language }] = useGlobals();
  const { tags = [] } = useStorybookApi().getCurrentStoryData() ?? {};
  // Args are empty until the story is prepared.
  const prepared = useStoryPrepared(useStorybookState().storyId);
  const playing = useSteps();
  const stopped = language !== 'english' && tags.includes('play-fn');
  const notes = [prepared && setByStory(args), stopped && 'Its steps run in English only'];
  const note = notes.filter(Boolean).join('. ');
  return createElement(
    Fragment,
    {},
    note && createElement(Button, { ariaLabel: note, variant: 'ghost', padding: 'small' }, info),
    playing && createElement(Status, { role: 'status' }, 'Playing steps…'),
  );
}

type StoryIndex = Parameters<ReturnType<typeof useStorybookApi>['setIndex']>[0];
const withWords = new WeakSet<StoryIndex>();

/** Gives the search of the sidebar the other words of each page. Shows nothing. */
function SearchWords() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  // After every render: an index without the words can follow one with them before a render.
  useEffect(() => {
    if (!index || withWords.has(index)) return;
    const next = { ...index, entries: searchable(index.entries) };
    withWords.add(next);
    void api.setIndex(next);
  });
  return null;
}

const ToolbarLink = styled.a(({ theme }) => ({
  paddingInline: 8,
  color: theme.color.secondary,
  fontSize: 12,
  whiteSpace: 'nowrap',
}));

const Status = styled.span({ paddingInline: 8, fontSize: 12, whiteSpace: 'nowrap' });

/** The link of the toolbar to the design of the story; nothing if no Figma file is set. */
function OpenInFigma() {
  const title = useStorybookApi().getCurrentStoryData()?.title ?? '';
  const href = figmaLink(title, useParameter<unknown>('design'));
  if (!href) return null;
  return createElement(ToolbarLink, { href, target: '_blank', rel: 'noreferrer' }, 'Open in Figma');
}

const Level = styled.span(({ theme }) => ({
  marginInlineStart: 8,
  padding: '0 6px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  color: theme.textMutedColor,
  fontSize: 11,
  lineHeight: '16px',
}));

addons.setConfig({
  sidebar: {
    // Label only parts that are not stable.
    renderLabel: ({ type, name, ...item }) => {
      const level = type === 'component' ? maturityOf(item.tags ?? []) : undefined;
      if (!level || level === 'stable') return name;
      return createElement(
        'span',
        {},
        name,
        createElement(Level, { title: maturities[level].meaning }, maturities[level].label),
      );
    },
  },
});

addons.register('portal', () => {
  addons.add('portal/search-words', {
    type: types.TOOL,
    title: 'Search words',
    match: () => true,
    render: () => createElement(SearchWords),
  });
  addons.add('portal/set-by-story', {
    type: types.TOOL,
    title: 'Set by the story',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    // This file is built without the JSX runtime.
    render: () => createElement(SetByStory),
  });
  addons.add('portal/figma', {
    type: types.TOOL,
    title: 'Open in Figma',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(OpenInFigma),
  });
});
