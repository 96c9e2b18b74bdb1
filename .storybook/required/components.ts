import type { RequiredRoom } from './shown.ts';

export const components: RequiredRoom = {
  'Components/Button': {
    'disabled but explains': ['DisabledWithReason', 'The listing needs a name first.'],
  },
  'Components/IconButton': {
    'disabled but explains': ['DisabledWithReason', 'The last card cannot be deleted.'],
  },
  'Components/Switch': {
    'off, on and disabled': ['States', 'Disabled and on', ':checked:disabled'],
  },
  'Components/StarRating': { values: ['Values', '3.5 · 1 review'] },
  'Components/StarRatingField': {
    'not rated': ['NotRated', 'Not rated'],
    rated: ['Rated', '4 stars', ':checked'],
    keyboard: ['Keyboard', '2 stars', ':checked'],
    invalid: ['Invalid', 'Choose how many stars'],
  },
  'Components/Tabs': {
    'first chosen': ['FirstSelected', 'Twelve listings.', 'tabpanel'],
    'last chosen': ['LastSelected', 'Nobody has written one yet.', 'tabpanel'],
    keyboard: ['Keyboard', 'Twenty-three wait.', 'tabpanel'],
  },
  'Components/SegmentedControl': {
    views: ['Default', 'Annual', ':checked'],
    decision: ['DecisionPending', 'Pending', ':checked'],
    disabled: ['Disabled', 'Pending', ':checked:disabled'],
  },
  'Components/Popover': {
    open: ['Default', 'A visitor counts once a day', 'dialog'],
    keyboard: ['Keyboard', 'How views are counted', '[aria-expanded=false]:focus'],
  },
  'Components/Tooltip': {
    'on focus': ['OnFocus', 'Next in the queue', 'tooltip'],
    'under the pointer': ['OnHover', 'Everyone sees it at once', 'tooltip'],
  },
  'Components/Avatar': { sizes: ['Sizes', 'MT', '[data-size=large]'] },
  'Components/Logo': {
    sizes: ['Sizes', '', '[data-picture][data-size=large]'],
    'initials when there is none': ['Initials', 'KM'],
    'blurhash while it loads': ['LoadingBlurhash', '', '[data-loading]'],
    'printed widths': ['ResponsiveImage', '', '[alt="Logo of Harbourmaster CRM"]'],
  },
  'Components/Breadcrumbs': {
    trail: ['Default', 'Harbourmaster CRM', '[aria-current=page]'],
    'long names': ['LongNames', 'Southerly Rostering', '[aria-current=page]'],
  },
  'Components/PageHeader': {
    'of a list': ['ListPage', 'Create new'],
    'of a listing': ['DetailPage', 'DRAFT'],
  },
  'Components/DescriptionList': {
    beside: ['LabelsBeside', 'Taipo Bay Marine', '[data-layout=beside]'],
    above: ['LabelsAbove', 'Taipo Bay Marine', '[data-layout=above]'],
  },
  'Components/ErrorSummary': {
    'each error leads to its field': ['LinksToFields', 'Password: Minimum 8 symbols'],
  },
  'Components/InlineEdit': {
    shown: ['Default', 'Edit category name', 'button[aria-label]'],
    editing: ['Editing', 'Field work', 'input:enabled'],
    saving: ['Saving', 'Saving', '[aria-busy=true]'],
    refused: ['SaveError', 'There is a category with this name already'],
    keyboard: ['Keyboard', 'Work in the field'],
  },
  'Components/DateRange': {
    presets: ['Presets', 'Last 7 days', '[aria-pressed=true]'],
    'day by day': ['CustomRange', 'November 2nd 2026'],
    'last day before the first': ['EndBeforeStart', 'The last day is before the first.'],
    'beyond the limits': ['OutOfRange', 'Choose a day up to November 20th 2026.'],
    disabled: ['Disabled', 'Last 30 days', ':disabled'],
  },
  'Components/Drawer': {
    open: ['Open', 'Customer portal', 'dialog'],
    'gives focus back': ['FocusReturn', 'Menu', ':focus'],
  },
  'Components/CommandMenu': {
    everything: ['Default', 'Switch to the dark theme', 'listbox'],
    searched: ['SearchResults', 'listings', '[role=dialog] input'],
    'nothing found': ['NoResults', 'No results found', 'dialog'],
    'chosen by a press': ['SelectedByClick', 'Chosen: My Account'],
    keyboard: ['Keyboard', 'Create a listing', '[aria-selected=true]'],
  },
  'Components/Kbd': { keys: ['Keys', 'to move'] },
  'Components/Money': { amounts: ['Amounts', '¥1,500'], 'old price': ['ComparePrice', '$480'] },
  'Components/DateText': {
    dates: ['Dates', 'December 1st 2026'],
    'no date': ['NoDate', 'Not published yet'],
  },
  'Components/RelativeTime': { times: ['Times', '40 minutes ago'] },
  'Components/Toast': { 'focus goes on': ['FocusMovesToReplacement', 'Your plan goes on.'] },
  'Components/ProgressBar': { 'in words': ['WithText', '6 of 8'], done: ['Complete', '8 of 8'] },
  'Components/Meter': { levels: ['Levels', 'None on this plan'] },
  'Components/FileField': {
    picked: ['FileSelected', 'mark.png'],
    dropped: ['FileDropped', 'mark.png'],
    uploading: ['Uploading', 'Uploading harbourmaster-mark-final.png', '[aria-valuetext="40 %"]'],
    invalid: ['Invalid', 'The file is larger than 5 MB'],
  },
  'Components/Table': {
    sorted: ['Sorted', 'Listing', '[aria-sort=ascending]'],
    selection: ['Selection', '2 selected'],
    loading: ['Loading', 'Loading pending listings'],
    'on a phone': ['OnPhone', 'Harbourmaster CRM', 'ul li'],
    '10,000 rows': ['TenThousandRows', 'Listing 5000', '[aria-rowindex="5001"]'],
  },
  'Components/SortableList': {
    'in order': ['Default', 'Move Ridgeline IT for Farms', '[aria-pressed=false]'],
    keyboard: ['Keyboard', 'put back, position 1 of 3'],
    lifted: ['PickedUp', 'Breakwater Bookkeeping Set-up', '[data-lifted=keys]'],
    'by pointer': ['Dragging', 'Ridgeline IT for Farms', '[data-lifted=pointer]'],
    'on touch': ['Touch', 'Move Breakwater Bookkeeping Set-up up', '[aria-disabled=true]'],
  },
  'Components/Chart/AreaChart': {
    compared: ['WithComparison', 'more than in the 30 days before'],
    keyboard: ['Keyboard', 'November 18th 2026'],
    'the same numbers as a table': ['ShownAsTable', 'Hide the table'],
    'no data': ['NoData', 'There are no days to show.'],
  },
  'Components/Chart/BarChart': {
    compared: ['WithComparison', 'more than in the 7 days before'],
    keyboard: ['Keyboard', 'November 15th 2026'],
    'no data': ['NoData', 'There are no days to show.'],
  },
  'Components/Chart/Sparkline': {
    'with its table': ['WithTable', 'November 14th 2026'],
    'no data': ['NoData', 'There are no days to show.'],
  },
  'Components/MultiSelect': {
    empty: ['Empty', '0 of 3'],
    chosen: ['Selected', 'Selected: Waikato, Auckland'],
    open: ['Open', 'Bay of Plenty', 'listbox'],
    'at the limit': ['LimitReached', 'Max 3 already selected'],
    'above the limit, from the server': ['LimitExceeded', 'Max 2 already selected'],
    'unknown values': ['UnknownValues', 'Ruapehu District'],
    '1,000 options': ['ThousandOptions', '3 of 6'],
    loading: ['Loading', 'Selected: …, …'],
    invalid: ['Invalid', 'Choose at least one location'],
    disabled: ['Disabled', 'Locations', ':disabled'],
  },
  'Tests/MultiSelect': {
    keyboard: ['Keyboard', '1 of 4'],
    'mouse and touch': ['PointerAndTouch', '0 of 3'],
    announcements: ['Announcements', 'Auckland removed'],
    'right to left': ['RightToLeft', 'Selected: Auckland, Waikato', '[dir=rtl]'],
  },
  'Components/Combobox': {
    "'No results found'": ['NoResults', 'No results found'],
    'right to left': ['RightToLeft', 'Marine and boating', '[dir=rtl] [aria-selected=true]'],
  },
  'Components/StatTile': {
    rise: ['Increase', '38% on the 30 before'],
    fall: ['Decrease', '20% on the 7 before'],
    'no change': ['NoChange', 'No change on the 30 before'],
  },
};
