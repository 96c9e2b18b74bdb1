import type { SpecialOffer } from '@portal/data/schemas';
import { ButtonLink } from '@portal/ui/components/Button';
import { partlyHidden } from '@portal/ui/components/VisuallyHidden';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';

/** Leads to the form in which an offer is changed as an admin asked. */
export function EditOfferLink({ offer: { id, title } }: { offer: SpecialOffer }) {
  return (
    <ButtonLink size="compact" href={paths.editSpecialOffer(id)}>
      {partlyHidden(m.offers_edit_offer_named({ title }))}
    </ButtonLink>
  );
}
