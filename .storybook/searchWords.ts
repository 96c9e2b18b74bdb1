/** Other words for a page, by its title: the search of the sidebar finds them, and the page lists them. */
export const searchWords: Readonly<Record<string, readonly string[]>> = {
  'Components/Accordion': ['disclosure', 'collapse', 'expander', 'details'],
  'Components/AlertDialog': ['confirmation', 'are you sure', 'delete dialog'],
  'Components/Avatar': ['initials', 'user picture'],
  'Components/Badge': ['status', 'label', 'pill', 'tag'],
  'Components/Banner': ['alert', 'notice', 'callout', 'message', 'warning'],
  'Components/BarChart': ['graph', 'bars', 'histogram'],
  'Components/Breadcrumbs': ['trail', 'path'],
  'Components/BulkBar': ['selection', 'bulk actions', 'action bar'],
  'Components/Button': ['call to action', 'busy', 'disabled', 'focus', 'hover', 'pressed'],
  'Components/Card': ['panel', 'box', 'section'],
  'Components/Chart/AreaChart': ['graph', 'line chart', 'analytics'],
  'Components/Checkbox': ['tick', 'check box', 'indeterminate'],
  'Components/Chip': ['token', 'removable tag'],
  'Components/Combobox': ['autocomplete', 'typeahead', 'searchable select'],
  'Components/CommandPalette': ['command menu', 'quick switcher', 'cmd k', 'spotlight'],
  'Components/DateField': ['date picker', 'calendar', 'day'],
  'Components/DateRange': ['date range picker', 'period', 'from and to'],
  'Components/DateText': ['time', 'timestamp', 'relative time', 'time ago', 'format'],
  'Components/DaysFilter': ['date filter', 'filter chip', 'date range', 'presets'],
  'Components/DescriptionList': ['definition list', 'key and value', 'summary'],
  'Components/Dialog': ['modal', 'popup', 'overlay', 'lightbox'],
  'Components/Divider': ['separator', 'line', 'rule'],
  'Components/DonutChart': ['graph', 'pie chart', 'ring', 'shares'],
  'Components/Drawer': ['sheet', 'side panel', 'slide-over'],
  'Components/EmptyState': ['no data', 'no results', 'zero state', 'blank slate', 'illustration'],
  'Components/ErrorSummary': ['validation summary', 'form errors'],
  'Components/FileField': ['upload', 'attachment', 'drop zone', 'image'],
  'Components/FilesField': ['upload', 'attachments', 'multiple files', 'drop zone'],
  'Components/FilterMenu': ['facet', 'filter chip'],
  'Components/Grid': ['tiles', 'grid of cards', 'columns', 'gallery', 'simple grid', 'wrap'],
  'Components/HostedField': ['card number', 'iframe field'],
  'Components/Layout': ['stack', 'inline', 'spacing', 'flex'],
  'Components/LiveRegion': ['announcement', 'aria-live', 'screen reader'],
  'Components/Menu': ['dropdown', 'context menu', 'more actions', 'overflow'],
  'Components/Money': ['price', 'currency', 'amount'],
  'Components/MultiSelect': [
    'select max',
    'select maximum',
    'limit reached',
    'several options',
    'tags input',
  ],
  'Components/NumberField': ['stepper input', 'spin button', 'quantity'],
  'Components/NumberText': ['number', 'percent', 'decimal', 'format'],
  'Components/PageHeader': ['title', 'page focus', 'route change', 'skip'],
  'Components/Pagination': ['pager', 'next page'],
  'Components/Popover': ['popup', 'flyout'],
  'Components/ProgressBar': ['loading bar', 'percent', 'indeterminate'],
  'Components/RadioGroup': ['radio button', 'single choice'],
  'Components/SegmentedControl': ['button group', 'toggle group'],
  'Components/Select': ['dropdown', 'listbox', 'picker'],
  'Components/SideMenu': ['sidebar', 'navigation', 'side nav'],
  'Components/Skeleton': ['loading', 'placeholder', 'shimmer'],
  'Components/SortableList': ['drag and drop', 'reorder'],
  'Components/Spinner': ['loading', 'busy', 'loader'],
  'Components/StarRating': ['rating', 'stars'],
  'Components/Stepper': ['wizard', 'steps', 'progress steps'],
  'Components/Switch': ['toggle', 'on and off'],
  'Components/Table': ['data grid', 'rows', 'sort'],
  'Components/TextArea': ['multiline', 'long text'],
  'Components/TextField': ['input', 'text box'],
  'Components/ThemeSwitch': ['dark mode', 'light mode', 'colour scheme', 'color scheme'],
  'Components/Toast': ['snackbar', 'notification', 'undo'],
  'Components/Tooltip': ['hint', 'title', 'hover'],
  'Components/TopBar': ['header', 'app bar', 'account menu'],
  'Components/VisuallyHidden': ['screen reader only', 'sr-only'],
  'Forms/Listing/Logo': ['upload', 'image'],
  'Foundations/Colour': ['dark', 'color', 'dark mode', 'contrast', 'palette', 'theme'],
  'Foundations/Conventions': ['focus', 'keyboard', 'rtl', 'right to left', 'naming'],
  'Foundations/Motion': ['animation', 'transition'],
  'Foundations/Spacing and sizes': ['shadow', 'radius', 'breakpoint'],
  'Foundations/Tokens': ['css variables', 'design tokens'],
  'Foundations/Typography': ['font', 'text style', 'macron'],
  'Foundations/Writing': ['german', 'tone of voice', 'content', 'copy', 'language'],
  'Patterns/Confirm': ['are you sure', 'confirmation', 'unsaved changes', 'leave page'],
  'Patterns/DecisionBar': ['approve', 'decline'],
  'Patterns/PageStates': ['offline', 'not found', '404', 'error page'],
  'Patterns/Paywall': ['premium', 'upgrade', 'plan'],
  'Patterns/PlanPicker': ['pricing', 'premium', 'plan'],
  'Patterns/StatusBadge': ['declined', 'pending', 'approved', 'draft'],
  'Screens/Auth/Sign in': ['log in', 'sign in with wrong password', 'invalid credentials'],
};

interface DocsEntry {
  type: string;
  title: string;
  anchors?: readonly { id: string; title: string }[];
}

/** The index of stories, in which each page of documentation has its other words beside its headings. */
export const withSearchWords = <Entry extends DocsEntry>(
  entries: Readonly<Record<string, Entry>>,
): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const words = entry.type === 'docs' ? searchWords[entry.title] : undefined;
      if (!words) return [id, entry];
      const anchors = words.map((title) => ({ id: `word-${title.replaceAll(' ', '-')}`, title }));
      return [id, { ...entry, anchors: [...anchors, ...(entry.anchors ?? [])] }];
    }),
  );
