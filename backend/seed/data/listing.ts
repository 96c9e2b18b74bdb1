import type { LogoName } from './logos.ts';
import type { PersonKey } from './people.ts';
import type { CategoryName, IndustryName, LocationName, SubcategoryName } from './terms.ts';

/** How a listing came to where it is. Days and hours count back from now. */
export type Story =
  | { is: 'live'; days: number /** It was sent back once before. */; mended?: string }
  | { is: 'waiting'; hours: number /** It was sent back before and mended. */; mended?: string }
  | { is: 'declined'; days: number; note: string | null; internal?: string }
  | { is: 'draft'; days: number };

interface Common {
  name: string;
  summary?: string;
  description?: string;
  /** Its address is https://{site}.example; none for a bare draft. */
  site?: string;
  trial?: true;
  pricing?: string;
  industry?: IndustryName;
  nz?: true;
  logo?: LogoName;
  owner: PersonKey;
  story: Story;
}

type Changes = Pick<Common, 'name' | 'summary' | 'description' | 'pricing'>;

export interface SeedApp extends Common {
  subcategories?: readonly SubcategoryName[];
  /** A change of the live listing that waits for a decision. */
  change?: Partial<Changes> & { hours: number; subcategories?: readonly SubcategoryName[] };
}

interface SeedMember {
  name: string;
  position: string;
  description: string;
}

export interface SeedService extends Common {
  category?: CategoryName;
  locations?: readonly LocationName[];
  email?: string;
  phone?: string;
  featured?: true;
  /** Names of apps they know their way around. */
  apps?: readonly string[];
  team?: readonly SeedMember[];
  change?: Partial<Changes> & { hours: number; locations?: readonly LocationName[] };
}
