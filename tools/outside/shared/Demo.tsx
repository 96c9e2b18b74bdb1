'use client';

import { formatDate } from '@portal/data/schemas';
import { textLimits } from '@portal/domain';
import { EmailForm } from '@portal/forms/auth';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Checkbox } from '@portal/ui/components/Checkbox';
import { Combobox } from '@portal/ui/components/Combobox';
import { DateRange } from '@portal/ui/components/DateRange';
import { Dialog } from '@portal/ui/components/Dialog';
import { FileField } from '@portal/ui/components/FileField';
import { ListPicker } from '@portal/ui/components/ListPicker';
import { Inline, Stack } from '@portal/ui/components/layout';
import { MultiSelect } from '@portal/ui/components/MultiSelect';
import { PasswordField } from '@portal/ui/components/PasswordField';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { SearchField } from '@portal/ui/components/SearchField';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { Select } from '@portal/ui/components/Select';
import { StarRatingField } from '@portal/ui/components/StarRating';
import { Switch } from '@portal/ui/components/Switch';
import { type Column, Table, TableCard } from '@portal/ui/components/Table';
import { TextArea } from '@portal/ui/components/TextArea';
import { TextField } from '@portal/ui/components/TextField';
import { ToastProvider, useToast } from '@portal/ui/components/Toast';
import { useEffect, useState } from 'react';

interface Berth {
  boat: string;
  price: number;
}

const berths: readonly Berth[] = [
  { boat: 'Kererū', price: 120 },
  { boat: 'Southerly', price: 95 },
];
const columns: readonly Column<Berth>[] = [
  { key: 'boat', title: 'Boat', sortable: true, cell: ({ boat }) => boat },
  { key: 'price', title: 'Price', width: 120, align: 'end', cell: ({ price }) => `$${price}` },
];
const harbours = [
  { value: 'nelson', label: 'Nelson' },
  { value: 'picton', label: 'Picton' },
];

/** Every field that takes a value, with its state. */
function Fields() {
  const [harbour, setHarbour] = useState('nelson');
  const [found, setFound] = useState<string | null>(null);
  const [several, setSeveral] = useState<readonly string[]>(['picton']);
  const [listed, setListed] = useState<readonly string[]>([]);
  const [side, setSide] = useState<'port' | 'starboard' | null>('port');
  const [rating, setRating] = useState<number | null>(3);
  const [search, setSearch] = useState('');
  const [days, setDays] = useState({ from: '2026-11-01', to: '2026-11-24' });
  const [file, setFile] = useState<{ name: string; url: null } | null>(null);
  const place = { options: harbours };
  return (
    <Stack>
      <TextField name="boat" label="Boat" maxSymbols={40} defaultValue="Kererū" />
      <TextArea name="notes" label="Notes" maxSymbols={textLimits.comment} />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <Inline>
        <SearchField label="Search" value={search} onValueChange={setSearch} />
      </Inline>
      <FileField
        name="papers"
        label="Papers"
        accept="image/png"
        hint="PNG"
        file={file}
        onPick={({ name }) => setFile({ name, url: null })}
      />
      <Checkbox name="terms" label="Terms" />
      <Switch name="power" label="Shore power" />
      <RadioGroup
        name="side"
        label="Harbour"
        {...place}
        value={harbour}
        onValueChange={setHarbour}
      />
      <Select name="select" label="Select" {...place} value={harbour} onValueChange={setHarbour} />
      <Combobox
        name="combobox"
        label="Combobox"
        {...place}
        value={found}
        onValueChange={setFound}
      />
      <MultiSelect
        name="multi"
        label="Several"
        {...place}
        value={several}
        onValueChange={setSeveral}
      />
      <ListPicker name="list" label="List" {...place} value={listed} onValueChange={setListed} />
      <SegmentedControl
        name="segment"
        label="Side"
        options={[
          { value: 'port', label: 'Port' },
          { value: 'starboard', label: 'Starboard' },
        ]}
        value={side}
        onValueChange={setSide}
      />
      <StarRatingField name="rating" label="Rating" value={rating} onValueChange={setRating} />
      <DateRange name="days" label="Days" value={days} onValueChange={setDays} />
    </Stack>
  );
}

function Overlays() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <Inline>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Button onClick={() => toast({ tone: 'positive', message: 'Berth booked.' })}>
        Show toast
      </Button>
      <Button onClick={() => document.documentElement.setAttribute('data-theme', 'light')}>
        Light
      </Button>
      <Button onClick={() => document.documentElement.setAttribute('data-theme', 'dark')}>
        Dark
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Book a berth?">
        Until {formatDate('2026-11-24T00:00:00.000Z')}.
      </Dialog>
    </Inline>
  );
}

export function Demo() {
  const [sent, setSent] = useState('');
  // Before, a server's page does not listen to events.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <ToastProvider>
      <Stack>
        <p>{ready ? 'Ready' : 'Loading'}</p>
        <Overlays />
        <Card title="Berth">
          <form aria-label="Berth">
            <Fields />
          </form>
        </Card>
        <Card title="Invoice">
          <EmailForm
            name="Invoice"
            submitLabel="Send invoice"
            onSubmit={async (email) => {
              setSent(email);
              return { ok: true };
            }}
          />
          {sent ? <p>Sent to {sent}.</p> : null}
        </Card>
        <TableCard>
          <Table caption="Berths" columns={columns} rows={berths} rowKey={({ boat }) => boat} />
        </TableCard>
      </Stack>
    </ToastProvider>
  );
}
