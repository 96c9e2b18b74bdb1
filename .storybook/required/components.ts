import type { RequiredRoom } from './shown.ts';

export const components: RequiredRoom = {
  'Components/Button': {
    'disabled but explains': [
      'BusyAndDisabledWithReason',
      'Submit for review',
      '[aria-disabled=true]',
    ],
  },
  'Components/IconButton': {
    'disabled but explains': [
      'DisabledWithReason',
      'Delete Visa ending 4242',
      '[aria-disabled=true]',
    ],
  },
  'Components/Switch': {
    'off, on and disabled': ['States', 'Disabled and on', ':checked:disabled'],
  },
  'Components/StarRating': { values: ['Values', '3.5 · 1 review'] },
  'Components/StarRatingField': {
    'not rated': ['States', 'Not rated'],
    rated: ['States', '4 stars', ':checked'],
    invalid: ['States', 'Choose how many stars'],
    keyboard: ['Keyboard', '2 stars', ':checked'],
  },
  'Components/Tabs': {
    'first chosen': ['FirstSelected', 'Twelve listings.', 'tabpanel'],
    keyboard: ['Keyboard', 'No reviews yet.', 'tabpanel'],
    disabled: ['DisabledAndOverflow', 'Sales', '[role=tab]:disabled'],
  },
  'Components/SegmentedControl': {
    views: ['Default', 'Annual', ':checked'],
    decision: ['Decision', 'Declined', ':checked'],
    disabled: ['Decision', 'Pending', ':checked:disabled'],
  },
  'Components/Popover': {
    open: ['Default', 'A visitor counts once a day', 'dialog'],
  },
  'Components/Tooltip': {
    'on focus': ['OnFocus', 'Next in the queue', 'tooltip'],
    'under the pointer': ['OnHover', 'Everyone sees it at once', 'tooltip'],
  },
  'Components/Avatar': { sizes: ['SizesAndInitials', 'MT', '[data-size=large]'] },
  'Components/Logo': {
    sizes: ['Sizes', '', '[data-picture][data-size=large]'],
    'initials when there is none': ['Sizes', 'KM'],
    'blurhash while it loads': ['LoadingBlurhash', '', '[data-loading]'],
    'printed widths': ['Sizes', '', '[alt="Logo of Harbourmaster CRM"]'],
  },
  'Components/Breadcrumbs': {
    trail: ['Variants', 'Harbourmaster CRM', '[aria-current=page]'],
    'long names': ['Variants', 'Southerly Rostering', '[aria-current=page]'],
  },
  'Components/PageHeader': {
    'of a list': ['Variants', 'Create new'],
    'of a listing': ['Variants', 'DRAFT'],
  },
  'Components/DescriptionList': {
    beside: ['Layouts', 'Taipo Bay Marine', '[data-layout=beside]'],
    above: ['Layouts', 'Taipo Bay Marine', '[data-layout=above]'],
  },
  'Components/ErrorSummary': {
    'each error leads to its field': ['LinksToFields', 'Password: Minimum 8 symbols'],
  },
  'Components/InlineEdit': {
    shown: ['Default', 'Edit category name', 'button[aria-label]'],
    editing: ['Editing', 'Field work', 'input:enabled'],
    saving: ['Editing', 'Saving', '[aria-busy=true]'],
    refused: ['Editing', 'There is a category with this name already'],
    keyboard: ['Keyboard', 'Work in the field'],
  },
  'Components/DateRange': {
    presets: ['States', 'Last 30 days', '[aria-pressed=true]'],
    disabled: ['States', 'Last 30 days', ':disabled'],
    'day by day': ['CustomRange', 'November 2nd 2026'],
    'last day before the first': ['EndBeforeStart', 'The last day is before the first.'],
  },
  'Components/Drawer': { open: ['Open', 'Customer portal', 'dialog'] },
  'Components/CommandMenu': {
    everything: ['Default', 'Switch to the dark theme', 'listbox'],
    'nothing found': ['NoResults', 'No results found', 'dialog'],
    keyboard: ['Keyboard', 'Chosen: Switch to the dark theme'],
  },
  'Components/Kbd': { keys: ['Keys', 'to move'] },
  'Components/Money': { amounts: ['Amounts', '¥1,500'], 'old price': ['Amounts', '$480'] },
  'Components/DateText': {
    dates: ['Dates', 'December 1st 2026'],
    'no date': ['Dates', 'Not published yet'],
  },
  'Components/RelativeTime': { times: ['Times', '40 minutes ago'] },
  'Components/Toast': { 'focus returns': ['FocusMovesToReplacement', 'Show', 'button:focus'] },
  'Components/ProgressBar': { 'in words': ['States', '6 of 8'], done: ['States', '8 of 8'] },
  'Components/Meter': { levels: ['Levels', 'None on this plan'] },
  'Components/FileField': {
    picked: ['FileSelected', 'dropped.png'],
    uploading: ['States', 'Uploading harbourmaster-mark-final.png', '[aria-valuetext="40 %"]'],
    invalid: ['States', 'The file is larger than 5 MB'],
  },
  'Components/Table': {
    sorted: ['Sorted', 'Listing', '[aria-sort=ascending]'],
    selection: ['Selection', '2 selected'],
    loading: ['Loading', 'Loading pending listings'],
    'on a phone': ['OnPhone', 'Harbourmaster CRM', 'ul li'],
    '10,000 rows': ['TenThousandRows', 'Listing 5000', '[aria-rowindex="5001"]'],
  },
  'Components/SortableList': {
    'in order': ['Variants', 'Move Ridgeline IT for Farms', '[aria-pressed=false]'],
    lifted: ['Keyboard', 'Breakwater Bookkeeping Set-up', '[data-lifted=keys]'],
    'by pointer': ['Dragging', 'Ridgeline IT for Farms', '[data-lifted=pointer]'],
    'on touch': ['Touch', 'Move Breakwater Bookkeeping Set-up up', '[aria-disabled=true]'],
  },
  'Components/Chart/AreaChart': {
    compared: ['WithComparison', 'more than in the 30 days before'],
    'point by point, and as a table': ['PointByPoint', 'Hide the table'],
    'no data': ['Amounts', 'There are no days to show.'],
  },
  'Components/Chart/BarChart': {
    compared: ['WithComparison', 'more than in the 7 days before'],
    keyboard: ['Narrow', 'November 15th 2026'],
    'no data': ['Amounts', 'There are no days to show.'],
  },
  'Components/Chart/Sparkline': {
    'with its table': ['Amounts', 'November 14th 2026'],
    'no data': ['Amounts', 'There are no days to show.'],
  },
  'Components/MultiSelect': {
    empty: ['States', '0 of 3'],
    chosen: ['States', 'Selected: Waikato, Auckland'],
    loading: ['States', 'Selected: …, …'],
    invalid: ['States', 'Choose at least one location'],
    disabled: ['States', 'Disabled', ':disabled'],
    open: ['Open', 'Bay of Plenty', 'listbox'],
    'at the limit': ['LimitReached', 'Max 3 already selected'],
    'above the limit, from the server': ['LimitExceeded', 'Max 2 already selected'],
    'unknown values': ['LimitExceeded', 'Ruapehu District'],
    '1,000 options': ['ThousandOptions', '2 of 6'],
    keyboard: ['Keyboard', '1 of 4'],
    'mouse and touch, right to left': ['PointerRightToLeft', '0 of 3', '[dir=rtl]'],
    announcements: ['Announcements', 'Auckland removed'],
  },
  'Components/Combobox': {
    "'No results found'": ['NoResults', 'No results found'],
    'right to left': ['RightToLeft', 'Marine and boating', '[dir=rtl] [aria-selected=true]'],
  },
  'Components/StatTile': {
    rise: ['States', '38% on the 30 before'],
    fall: ['States', '20% on the 7 before'],
    'no change': ['States', 'No change on the 30 before'],
  },
};
