import { type Infer, nullable, number, object, string } from 'superstruct';

export const planIntervals = ['annually', 'quarterly'] as const;

export type PlanInterval = (typeof planIntervals)[number];

const planStruct = object({
  id: string(),
  slug: string(),
  title: string(),
  intervalText: string(),
  /** Whole cents. */
  price: number(),
  comparePrice: nullable(number()),
  interval: string(),
  firstInterval: nullable(string()),
  features: object({ appListings: number(), serviceListings: number() }),
});

export type Plan = Infer<typeof planStruct>;

export const plansStruct = object({ annually: planStruct, quarterly: planStruct });

export type Plans = Infer<typeof plansStruct>;
