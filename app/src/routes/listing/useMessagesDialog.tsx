import type { Listing } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { MessageSquareText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { newMessagesText } from '../../parts/listings/listingRows.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

interface MessagesDialog {
  show: () => void;
  /** Opens the dialog, and says how many messages are new. */
  button: ReactNode;
  dialog: ReactNode;
}

/** The dialog with messages and history on the page of a listing. Emails and notifications about messages open it, also from this page. */
export function useMessagesDialog(record: Listing | null): MessagesDialog {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const asked = query.has('messages') ? key : null;
  const [followed, setFollowed] = useState(asked);
  const [open, setOpen] = useState(asked !== null);
  const [opened, setOpened] = useState(open);
  const show = () => {
    setOpen(true);
    setOpened(true);
  };
  if (asked !== followed) {
    setFollowed(asked);
    if (asked) show();
  }
  if (!record) return { show, button: null, dialog: null };
  const unread = opened ? 0 : (record.newMessages ?? 0);
  return {
    show,
    button: (
      <Button icon={MessageSquareText} onClick={show}>
        {unread > 0 ? newMessagesText(unread) : m.listing_messages()}
      </Button>
    ),
    dialog: <HistoryDialog record={record} open={open} onOpenChange={setOpen} />,
  };
}
