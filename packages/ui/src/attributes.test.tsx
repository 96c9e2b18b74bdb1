import { Search } from 'lucide-react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select } from './components/Select/Select.tsx';

const files = import.meta.glob<Record<string, unknown>>(
  ['./components/*/*.tsx', '!./**/*.{stories,sample}.tsx'],
  { eager: true },
);

/** The exported components, by name. */
const components = Object.entries(files).flatMap(([path, module]) =>
  /^\.\/components\/(\w+)\/\1\.tsx$/.test(path)
    ? Object.entries(module).filter(
        (entry): entry is [string, ComponentType<object>] =>
          /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function',
      )
    : [],
);

/** Components that pass on nothing, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  AlertDialog: 'Renders when opened; passes them on to the dialog.',
  ChartLegend: 'Part of a chart.',
  CommandPalette: 'Renders when opened; passes them on to the dialog.',
  Dialog: 'Renders when opened; passes them on to the dialog.',
  Drawer: 'Renders when opened; passes them on to the dialog.',
  HeadCheck: 'Part of a table.',
  HostedField: 'The field is in another document.',
  LinkProvider: 'Has no element.',
  LinkedText: 'Has no element.',
  Menu: 'The trigger is an element of the page.',
  Popover: 'The trigger is an element of the page.',
  ReadOnly: 'Has no element.',
  Subheadings: 'Has no element.',
  SharedMenu: 'Has no element.',
  SharedMenuButton: 'Its listeners open the menu.',
  Spinner: 'Decorative.',
  TableCheck: 'Loads later; passes them on to the checkbox.',
  TableSkeleton: 'Decorative.',
  ToastProvider: 'Has no element.',
  ToastVoice: 'Has no element.',
  Tooltip: 'Its element is one of the page.',
};

const days = { from: '2026-11-01', to: '2026-11-02' };
const needed = {
  action: 'Retry',
  actions: [],
  amount: 100,
  caption: 'Loans',
  children: 'Save',
  columns: [],
  count: 1,
  crumbs: [{ label: 'Home' }],
  currency: 'NZD',
  errors: [],
  file: null,
  href: '#here',
  icon: Search,
  illustration: 'stones',
  items: [],
  kind: 'draft',
  label: 'Label',
  modules: [[true]],
  name: 'name',
  options: [],
  page: 1,
  pageCount: 2,
  pageSize: 10,
  points: [],
  rows: [],
  shape: 'text',
  size: undefined,
  title: 'Title',
  tone: undefined,
  total: 20,
  words: { value: 'Views', unit: { one: 'view', many: 'views' } },
} as const;
/** Values that differ by component. */
const values: Readonly<Record<string, object>> = {
  Banner: { tone: 'info' },
  BarChart: { bars: [] },
  DateRange: { value: days },
  DateText: { value: '2026-11-01' },
  DaysFilter: { value: days },
  DonutChart: { parts: [] },
  FileField: { accept: 'image/png' },
  FilesField: { accept: '.pdf', files: [] },
  FilterMenu: { value: [] },
  ListPicker: { value: [] },
  MultiSelect: { value: [] },
  NumberText: { value: 4 },
  ProgressBar: { value: 0.5 },
  SearchField: { value: '' },
  SideMenu: { groups: [] },
  StarRating: { value: 4 },
  Stepper: { steps: [], current: 0 },
  StatTile: { value: 4, shape: undefined },
  TextArea: { rows: 3 },
};

/** Components whose element is an input. */
const inputs = new Set([
  'Checkbox',
  'Combobox',
  'DateField',
  'Divider',
  'FileField',
  'FilesField',
  'ListPicker',
  'MultiSelect',
  'MoneyField',
  'NumberField',
  'PasswordField',
  'SearchField',
  'Switch',
  'TextField',
]);

const probe = { id: 'probe', 'data-probe': 'here', 'aria-describedby': 'note' };

test.each(components.filter(([name]) => !(name in exceptions)))(
  '%s passes id, data-* and aria-* on to one element',
  (name, Part) => {
    const children = inputs.has(name) ? undefined : needed.children;
    const props = { ...needed, children, ...values[name], ...probe };
    const html = renderToStaticMarkup(<Part {...props} />);
    const [tag, ...others] = [...html.matchAll(/<\w+[^>]*data-probe[^>]*>/g)].map(([one]) => one);
    expect(others).toEqual([]);
    expect(tag).toContain('id="probe"');
    expect(tag).toMatch(/aria-describedby="[^"]*\bnote\b/);
  },
);

test('the exceptions exist', () => {
  const names = new Set(components.map(([name]) => name));
  expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([]);
});

test('a control with onValueChange refuses onChange', () => {
  const select = (
    <Select
      name="order"
      label="Order"
      options={[]}
      // @ts-expect-error: it would receive an event instead of the value.
      onChange={(value: string) => value}
    />
  );
  expect(select).toBeTruthy();
});
