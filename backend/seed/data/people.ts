export interface SeedPerson {
  firstName: string;
  lastName: string;
  email: string;
  plan: 'free' | 'trial' | 'paid';
  /** Signs in with the demo password. The others cannot sign in. */
  demo?: true;
  staff?: true;
  super?: true;
  /** Days ago. */
  joined: number;
}

export const DEMO_PASSWORD = 'greenstone-4400';

const person = (
  firstName: string,
  lastName: string,
  email: string,
  plan: SeedPerson['plan'],
  joined: number,
  more: Pick<SeedPerson, 'demo' | 'staff' | 'super'> = {},
): SeedPerson => ({ firstName, lastName, email, plan, joined, ...more });

export const people = {
  admin: person('Tom', 'Rewi', 'admin@portal.test', 'free', 420, {
    demo: true,
    staff: true,
    super: true,
  }),
  vendor: person('Mere', 'Tautahi', 'vendor@portal.test', 'free', 310, { demo: true }),
  pro: person('Anaru', 'Fenwick', 'pro@portal.test', 'paid', 280, { demo: true }),
  trial: person('Sina', 'Faleolo', 'trial@portal.test', 'trial', 24, { demo: true }),
  isla: person('Isla', 'Drummond', 'isla@riverstone-books.example', 'paid', 260),
  wiremu: person('Wiremu', 'Kāwhia', 'wiremu@twotides.example', 'paid', 233),
  priya: person('Priya', 'Raman', 'priya@northfold.example', 'paid', 190),
  jack: person('Jack', 'O’Hagan', 'jack@plumbline-it.example', 'paid', 171),
  rongo: person('Rongomai', 'Hēnare', 'rongomai@kohaworks.example', 'free', 122),
  lin: person('Lin', 'Zhao', 'lin@lanternlane.example', 'free', 75),
};

export type PersonKey = keyof typeof people;

/** How many users registered each day, counted back from today, who have done nothing since. */
export const newcomersByDay = [
  1, 3, 2, 4, 2, 0, 1, 2, 3, 1, 2, 1, 0, 0, 2, 3, 5, 2, 1, 0, 1, 1, 2, 2, 1, 3, 0, 0, 1, 2, 1, 1, 2,
  0, 0, 1, 2, 1, 0, 1,
] as const;

export const givenNames = 'Aroha Ben Hana Liam Mei Nikau Olivia Ravi Sefa Tia'.split(' ');

export const familyNames =
  'Ashworth Blackwood Deshpande Leota Ngata Okafor Parata Simmonds Vasquez'.split(' ');
