import { addons, types, useArgs } from 'storybook/manager-api';
import { setByStory } from './setByStory.ts';

/** Says beside the switches of the toolbar which of them do nothing here, because the story sets that itself. */
function SetByStory() {
  const [args] = useArgs();
  const words = setByStory(args);
  return words ? <span style={{ whiteSpace: 'nowrap', paddingInline: 8 }}>{words}</span> : null;
}

addons.register('portal', () => {
  addons.add('portal/set-by-story', {
    type: types.TOOL,
    title: 'Set by the story',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <SetByStory />,
  });
});
