import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import { isQueue, type ListPlace } from '@portal/domain';
import { KeyHelp, type KeyHelpProps } from '@portal/ui/patterns/KeyHelp';
import { m } from '../../i18n/messages.js';

type Keys = KeyHelpProps['keys'];

const moveKeys: Keys = [
  { key: 'J', does: m.listings_key_next() },
  { key: 'K', does: m.listings_key_previous() },
  { key: m.listings_enter(), does: m.listings_key_open() },
];

const selectKeys: Keys = [
  { key: 'X', does: m.listings_key_select() },
  { key: 'Shift+X', does: m.listings_key_select_range() },
  { key: 'E', does: m.listings_key_edit() },
];

const decideKeys: Keys = [
  { key: 'A', does: m.listings_key_approve() },
  { key: 'D', does: m.listings_key_decline() },
];

const undoKeys: Keys = [{ key: 'F8', does: m.listings_key_undo() }];

/** The keys of a list of listings, for what the user may do there. Lists of other records name theirs above their rows. */
export function ListKeys({ place }: { place: ListPlace }) {
  const user = useUser();
  const foreign = place.whose === 'all' ? { account: null } : undefined;
  const edits = !user.viewedBy && may(user, 'listing.save', foreign);
  const decides = isQueue(place) && may(user, 'listing.decide', foreign);
  return (
    <KeyHelp
      keys={[
        ...moveKeys,
        ...(edits ? selectKeys : []),
        ...(decides ? decideKeys : []),
        ...(edits ? undoKeys : []),
      ]}
    />
  );
}
