import { useClient, useStores } from '@portal/data/react';
import { DataError, type Listing, may, type User } from '@portal/data/schemas';
import { collectionOf, randomId, trashDays } from '@portal/domain';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { Copy, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { useAction } from '../useAction.ts';

/** Actions on a listing besides saving. */
type Action = 'delete' | 'withdraw' | 'discard-revision';

interface ActionTexts {
  action: string;
  question: string;
  consequence: string;
  confirm: string;
}

const goes = {
  alone: m.listing_delete_alone,
  live: m.listing_delete_live,
  offline: m.listing_delete_offline,
} as const;

const words: Record<Action, (name: string, along: keyof typeof goes) => ActionTexts> = {
  delete: (name, along) => ({
    action: m.listing_delete(),
    question: m.listing_delete_question({ name }),
    consequence: goes[along]({ days: trashDays }),
    confirm: m.listing_delete(),
  }),
  withdraw: (name) => ({
    action: m.listing_withdraw(),
    question: m.listing_withdraw_question({ name }),
    consequence: m.listing_withdraw_consequence(),
    confirm: m.listing_withdraw_confirm(),
  }),
  'discard-revision': (name) => ({
    action: m.listing_discard_changes(),
    question: m.listing_discard_question({ name }),
    consequence: m.listing_discard_consequence(),
    confirm: m.listing_discard_changes(),
  }),
};

/** Whether the record holds proposed changes to another listing. */
const isProposed = ({ status, revision }: Listing): boolean => status !== 'APPROVED' && revision;

export const actionTexts = (action: Action, listing: Listing): ActionTexts =>
  words[action](listing.name || m.listing_untitled(), alongWith(listing));

function alongWith(listing: Listing): keyof typeof goes {
  if (!isProposed(listing)) return 'alone';
  return (listing.beside?.status ?? 'APPROVED') === 'APPROVED' ? 'live' : 'offline';
}

const icons = { delete: Trash2, withdraw: Undo2, 'discard-revision': RotateCcw } as const;

/** The actions available to the user. Only the listing's vendor may withdraw it. */
export function availableActions(record: Listing, user: User): Action[] {
  if (!may(user, 'listing.delete', record)) return [];
  const inReview =
    !record.request?.open &&
    [record, record.beside].some((row) => row?.status === 'PENDING' && !row.draft);
  return [
    ...(inReview && may(user, 'listing.withdraw', record) ? (['withdraw'] as const) : []),
    ...(isProposed(record) ? (['discard-revision'] as const) : []),
    'delete',
  ];
}

/** The menu items for the actions available to the user. */
export const actionItems = (
  listing: Listing,
  user: User,
  ask: (action: Action, listing: Listing) => void,
  duplicate: (listing: Listing) => void,
): MenuItem[] => [
  // A copy is a draft, which only the account of the listing has.
  ...(may(user, 'draft.read', listing)
    ? [
        {
          label: m.listing_duplicate(),
          icon: Copy,
          writes: true,
          onSelect: () => duplicate(listing),
        },
      ]
    : []),
  ...availableActions(listing, user).map((action) => ({
    label: actionTexts(action, listing).action,
    icon: icons[action],
    ...(action === 'withdraw' ? {} : { tone: 'critical' as const }),
    writes: true,
    onSelect: () => ask(action, listing),
  })),
];

/**
 * Copies a listing into a draft and opens it. A second press while it runs, or after a failure, makes no second copy.
 *
 * @param onCopied Called before the copy opens. Default: nothing.
 */
export function useDuplicate(onFailed: (error: unknown) => void, onCopied?: () => void) {
  const { listings } = useStores();
  const toast = useToast();
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());

  return async function duplicate(listing: Listing): Promise<void> {
    const collection = collectionOf(listing);
    const source = `${collection}/${listing.id}`;
    const idempotencyKey = keys.current.get(source) ?? randomId();
    keys.current.set(source, idempotencyKey);
    try {
      const copy = await listings.duplicate(listing, { idempotencyKey });
      keys.current.delete(source);
      toast({
        tone: 'positive',
        message: m.listing_copied({ name: copy.name || m.listing_untitled() }),
      });
      onCopied?.();
      void navigate(paths.listing(collection, 'pending', copy.slug || copy.id));
    } catch (error) {
      if (error instanceof DataError && error.code === 'payment-required')
        void navigate(paths.servicesPaywall);
      else onFailed(error);
    }
  };
}

/** Runs actions and shows a toast. Throws when a call fails. */
export function useListingActions(): Record<Action, (listing: Listing) => Promise<void>> {
  const stores = useStores();
  const client = useClient();
  const { listings } = stores;
  const toast = useToast();
  const done = (message: string) => toast({ tone: 'positive', message });
  return {
    async withdraw(listing) {
      await listings.withdraw(listing);
      done(m.listing_withdrawn());
    },
    async 'discard-revision'(listing) {
      await listings.discardRevision(listing);
      done(m.listing_changes_discarded());
    },
    async delete(listing) {
      const loading = import('../deleted.ts').catch(() => null);
      await listings.remove(listing);
      const loaded = await loading;
      if (loaded) loaded.sayListingDeleted({ client, stores, toast }, listing);
      else done(m.listing_deleted({ name: listing.name || m.listing_untitled() }));
    },
  };
}

/** Returns the function that asks for confirmation before an action. */
export function useConfirmAction(
  acts: Record<Action, (listing: Listing) => Promise<void>>,
  onFailed: (error: unknown) => void,
) {
  const { ask } = useAction();
  return (action: Action, listing: Listing) => {
    const { question, consequence, confirm } = actionTexts(action, listing);
    ask({
      title: question,
      text: consequence,
      confirm,
      cancel: m.listing_keep_it(),
      run: () => acts[action](listing).catch(onFailed),
    });
  };
}
