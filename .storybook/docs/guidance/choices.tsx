import { Checkbox } from '@portal/ui/components/Checkbox';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { Select } from '@portal/ui/components/Select';
import { Switch } from '@portal/ui/components/Switch';
import type { Guidance } from './guidanceTypes.ts';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const reasons = [
  { value: 'link', label: 'A link does not work' },
  { value: 'duplicate', label: 'The listing exists already' },
  { value: 'other', label: 'Another reason' },
];

export const choices: Guidance = {
  'Components/Select': [
    {
      do: {
        rule: 'List a few fixed options, with the usual one selected.',
        show: (
          <Select
            name="guidance-order"
            label="Order"
            defaultValue="changed"
            options={[
              { value: 'changed', label: 'Last change' },
              { value: 'name', label: 'Name' },
              { value: 'status', label: 'Status' },
            ]}
          />
        ),
      },
      dont: {
        rule: 'Hide yes and no in a list. Use a checkbox or a switch.',
        show: (
          <Select
            name="guidance-yes-or-no"
            label="Email me about new reviews"
            defaultValue="yes"
            options={yesOrNo}
          />
        ),
      },
    },
  ],
  'Components/Checkbox': [
    {
      do: {
        rule: 'Write a statement that is true when the box is checked.',
        show: <Checkbox name="guidance-do" label="Email me about new reviews" defaultChecked />,
      },
      dont: {
        rule: 'Negate it: an empty box then means yes.',
        show: <Checkbox name="guidance-dont" label="Don’t send me emails about new reviews" />,
      },
    },
  ],
  'Components/Switch': [
    {
      do: {
        rule: 'Name the setting. The label stays the same when it is off.',
        show: (
          <Switch
            name="guidance-do"
            label="New reviews"
            help="An email for each review of your listings."
            defaultChecked
          />
        ),
      },
      dont: {
        rule: 'Put the state or a command in the label.',
        show: <Switch name="guidance-dont" label="Turn off emails (currently on)" defaultChecked />,
      },
    },
  ],
  'Components/SegmentedControl': [
    {
      do: {
        rule: 'Offer two to four options of a word or two.',
        show: (
          <SegmentedControl
            name="guidance-interval"
            label="Paid"
            defaultValue="annual"
            options={[
              { value: 'annual', label: 'Annual' },
              { value: 'quarterly', label: 'Quarterly' },
            ]}
          />
        ),
      },
      dont: {
        rule: 'Squeeze sentences into it. Use a radio group.',
        show: (
          <SegmentedControl
            name="guidance-reason-dont"
            label="Reason"
            defaultValue="link"
            options={reasons}
          />
        ),
      },
    },
  ],
  'Components/RadioGroup': [
    {
      do: {
        rule: 'Show every option when users compare them.',
        show: (
          <RadioGroup
            name="guidance-reason-do"
            label="Reason"
            defaultValue="link"
            options={reasons}
          />
        ),
      },
      dont: {
        rule: 'Ask a yes or no question with it. Use a checkbox.',
        show: (
          <RadioGroup
            name="guidance-terms"
            label="Do you accept the terms?"
            defaultValue="no"
            options={yesOrNo}
          />
        ),
      },
    },
  ],
};
