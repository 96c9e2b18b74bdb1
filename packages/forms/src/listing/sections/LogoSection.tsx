import { Card } from '@portal/ui/components/Card';
import { FormSwitch } from '../../core/fields/FormSwitch.tsx';
import { listingLabels } from '../listingLabels.ts';
import type { ListingValues } from '../listingValues.ts';
import { LogoField } from '../logo/LogoField.tsx';
import type { LogoUpload } from '../logo/useLogoUpload.ts';

export interface LogoSectionProps {
  logo: LogoUpload;
}

export function LogoSection({ logo }: LogoSectionProps) {
  return (
    <Card title="Logo and origin" help="A square picture works best.">
      <LogoField logo={logo} />
      <FormSwitch<ListingValues>
        name="nzOwned"
        label={listingLabels.nzOwned}
        help="The company is owned in New Zealand. Shown on the card."
      />
    </Card>
  );
}
