import { AreaChart } from '@portal/ui/components/Chart';
import { type Column, RowLink, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import {
  before30,
  sampleDays,
  views30,
  viewWords,
} from '../../../packages/ui/src/components/Chart/sampleDays.ts';
import type { Guidance } from './guidanceTypes.ts';

interface Listing {
  name: string;
  views: string;
}

const listings: readonly Listing[] = [
  { name: 'Kea Invoicing', views: '1,588' },
  { name: 'Tōtara Timesheets', views: '94' },
];

const nameColumn: Column<Listing> = {
  key: 'name',
  title: 'Listing',
  width: 160,
  cell: ({ name }) => name,
};

const aligned: readonly Column<Listing>[] = [
  nameColumn,
  {
    key: 'views',
    title: 'Views',
    width: 88,
    align: 'end',
    cell: ({ views }) => (
      <Text as="span" figures>
        {views}
      </Text>
    ),
  },
  {
    key: 'edit',
    title: 'Actions',
    titleHidden: true,
    width: 80,
    align: 'end',
    cell: ({ name }) => (
      <RowLink href="#edit" about={name}>
        Edit
      </RowLink>
    ),
  },
];

const sentences: readonly Column<Listing>[] = [
  nameColumn,
  {
    key: 'views',
    title: 'Number of views',
    width: 144,
    cell: ({ views }) => `${views} views in total`,
  },
  {
    key: 'edit',
    title: 'What you can do',
    width: 128,
    cell: ({ name }) => (
      <RowLink href="#edit" about={name}>
        Click to edit
      </RowLink>
    ),
  },
];

/** Figures that do not follow each other in time. */
const industries = [
  { key: 'marine', label: 'Marine', tick: 'Marine', value: 41 },
  { key: 'trades', label: 'Trades', tick: 'Trades', value: 94 },
  { key: 'tourism', label: 'Tourism', tick: 'Tourism', value: 27 },
];

export const figures: Guidance = {
  'Components/Table': [
    {
      do: {
        rule: 'Align figures at the end, name the unit in the header and repeat one verb in each row.',
        show: (
          <TableCard>
            <Table
              caption="Views of listings"
              density="figures"
              columns={aligned}
              rows={listings}
              rowKey={({ name }) => name}
            />
          </TableCard>
        ),
      },
      dont: {
        rule: 'Repeat words in every cell: figures can’t be compared any more.',
        show: (
          <TableCard>
            <Table
              caption="Views of listings, in sentences"
              density="figures"
              columns={sentences}
              rows={listings}
              rowKey={({ name }) => name}
            />
          </TableCard>
        ),
      },
    },
  ],
  'Components/Chart/AreaChart': [
    {
      do: {
        rule: 'Show how a figure changes from day to day, with what it is compared to.',
        show: (
          <AreaChart
            label="Views per day"
            size="compact"
            points={sampleDays(views30, before30)}
            words={viewWords}
          />
        ),
      },
      dont: {
        rule: 'Connect figures that don’t follow each other. Use a table.',
        show: (
          <AreaChart
            label="Views per industry"
            size="compact"
            points={industries}
            words={{ ...viewWords, point: { title: 'Industry', on: 'in' } }}
          />
        ),
      },
    },
  ],
};
