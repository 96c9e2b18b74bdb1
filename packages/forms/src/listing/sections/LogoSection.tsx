import { textLimits } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { useWatch } from 'react-hook-form';
import { SavedMeanwhile } from '../../core/clash/SavedMeanwhile.tsx';
import { FormSwitch } from '../../core/fields/FormSwitch.tsx';
import { FormTextField } from '../../core/fields/FormTextField.tsx';
import { listingLabels } from '../listingLabels.ts';
import type { ListingValues } from '../listingValues.ts';
import { LogoField } from '../logo/LogoField.tsx';
import type { PictureUpload } from '../logo/usePictureUpload.ts';

export interface LogoSectionProps {
  logo: PictureUpload;
}

export function LogoSection({ logo }: LogoSectionProps) {
  const stored = useWatch<ListingValues, 'logo'>({ name: 'logo' });
  return (
    <Card title="Logo and origin" help="A square picture works best.">
      <LogoField logo={logo} />
      <SavedMeanwhile name="logo" />
      {stored || logo.chosen ? (
        <FormTextField<ListingValues>
          name="logoAlt"
          label={listingLabels.logoAlt}
          aside="Optional"
          help="For people who cannot see it. Empty where the name says enough."
          maxSymbols={textLimits.logoAlt}
        />
      ) : null}
      <FormSwitch<ListingValues>
        name="nzOwned"
        label={listingLabels.nzOwned}
        help="The company is owned in New Zealand. Shown on the card."
      />
    </Card>
  );
}
