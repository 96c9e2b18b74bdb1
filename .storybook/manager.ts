import { createElement } from 'react';
import { addons, types, useArgs, useStorybookState, useStoryPrepared } from 'storybook/manager-api';
import { setByStory } from './setByStory.ts';

/** Says beside the switches of the toolbar which of them do nothing here, because the story sets that itself. */
function SetByStory() {
  const [args] = useArgs();
  // Until then it has none.
  const prepared = useStoryPrepared(useStorybookState().storyId);
  const style = { whiteSpace: 'nowrap', paddingInline: 8, fontSize: 12 };
  return createElement('span', { style }, prepared ? setByStory(args) : '');
}

addons.register('portal', () => {
  addons.add('portal/set-by-story', {
    type: types.TOOL,
    title: 'Set by the story',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    // This file is built with React's older way of writing elements.
    render: () => createElement(SetByStory),
  });
});
