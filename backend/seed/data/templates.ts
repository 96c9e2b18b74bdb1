import type { RecordValues, templateKind } from '@portal/domain';

export const demoTemplates: readonly RecordValues<typeof templateKind>[] = [
  {
    name: 'Duplicate of another listing',
    text: 'Kia ora {vendor},\n\n{listing} describes the same product as a listing that is already in the directory. Please edit that one instead.',
    use: 'decline',
  },
  {
    name: 'Link does not open',
    text: 'The address in {field} does not open for us. Please check it in a private window, and correct it.',
    use: 'changes',
  },
  {
    name: 'Not specific enough',
    text: 'Please say in {field} what {listing} does, and for which businesses. General praise does not help people to choose.',
    use: 'both',
  },
];
