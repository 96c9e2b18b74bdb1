import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'A few words about a button or link, such as its shortcut.',
    'Why a button with `softDisabled` is off.',
  ],
  notFor: [
    'What everyone must read: text on the page, which phones show too.',
    'Links, buttons or several lines: `Popover`.',
    'Help with a field: its `help`.',
  ],
  example: `<Tooltip text="Copy the link (Ctrl C)">
  <IconButton icon={Copy} label="Copy the link" />
</Tooltip>`,
  keyboard: [
    ['Tab', 'to the element, which shows it'],
    ['Escape', 'hides it'],
  ],
  accessibility: [
    'The description of its element while it is shown; the element keeps its name.',
    'It stays while the pointer is over it.',
    'It does not open on touch, and replaces the `title` of its element.',
  ],
};
