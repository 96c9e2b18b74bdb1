export interface SeedPerson {
  firstName: string;
  lastName: string;
  email: string;
  plan: 'free' | 'trial' | 'paid';
  /** Signs in with the demo password; the others are there to own listings and write reviews. */
  demo?: true;
  staff?: true;
  /** Days ago. */
  joined: number;
}

export const DEMO_PASSWORD = 'greenstone-4400';

export const people = {
  admin: {
    firstName: 'Tom',
    lastName: 'Rewi',
    email: 'admin@portal.test',
    plan: 'free',
    demo: true,
    staff: true,
    joined: 420,
  },
  vendor: {
    firstName: 'Mere',
    lastName: 'Tautahi',
    email: 'vendor@portal.test',
    plan: 'free',
    demo: true,
    joined: 310,
  },
  pro: {
    firstName: 'Anaru',
    lastName: 'Fenwick',
    email: 'pro@portal.test',
    plan: 'paid',
    demo: true,
    joined: 280,
  },
  trial: {
    firstName: 'Sina',
    lastName: 'Faleolo',
    email: 'trial@portal.test',
    plan: 'trial',
    demo: true,
    joined: 24,
  },
  isla: {
    firstName: 'Isla',
    lastName: 'Drummond',
    email: 'isla@riverstone-books.example',
    plan: 'paid',
    joined: 260,
  },
  wiremu: {
    firstName: 'Wiremu',
    lastName: 'Kāwhia',
    email: 'wiremu@twotides.example',
    plan: 'paid',
    joined: 233,
  },
  priya: {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@northfold.example',
    plan: 'paid',
    joined: 190,
  },
  jack: {
    firstName: 'Jack',
    lastName: 'O’Hagan',
    email: 'jack@plumbline-it.example',
    plan: 'paid',
    joined: 171,
  },
  rongo: {
    firstName: 'Rongomai',
    lastName: 'Hēnare',
    email: 'rongomai@kohaworks.example',
    plan: 'free',
    joined: 122,
  },
  lin: {
    firstName: 'Lin',
    lastName: 'Zhao',
    email: 'lin@lanternlane.example',
    plan: 'free',
    joined: 75,
  },
} satisfies Record<string, SeedPerson>;

export type PersonKey = keyof typeof people;
