import type { RecordValues, templateKind } from '@portal/domain';

export const demoTemplates: readonly RecordValues<typeof templateKind>[] = [
  {
    name: 'Duplicate of another listing',
    text: 'Kia ora {vendor},\n\n{listing} is already in the directory. Please edit that listing instead.',
    use: 'decline',
  },
  {
    name: 'Link does not open',
    text: 'The address in {field} does not open. Please check it in a private window.',
    use: 'changes',
  },
  {
    name: 'Not specific enough',
    text: 'Please say in {field} what {listing} does, and for which businesses.',
    use: 'both',
  },
];
