import { useStores, useUser } from '@portal/data/react';
import {
  DataError,
  isUnclear,
  type Listing,
  type ListingMessage,
  type Messages,
  messageFor,
} from '@portal/data/schemas';
import { collectionOf, isEditable, newMessages } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { useToast } from '@portal/ui/components/Toast';
import { type RefObject, useEffect, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useAppServices } from '../../portal.tsx';

/** The messages of a listing in its store; both scopes share them. */
export const refOf = (record: Listing) =>
  ({ collection: collectionOf(record), scope: 'pending', id: record.id }) as const;

/** Ids of the messages that are new to a reader. */
export const newIn = (
  { messages }: Messages,
  reader: Parameters<typeof newMessages>[1],
): number[] =>
  newMessages(
    messages.map(({ id, actor }) => ({ id, byAdmin: actor.admin })),
    reader,
  ).map(({ id }) => id);

/** Marks messages as read once the thread is on screen. */
export function useReadMark(
  record: Listing,
  unread: readonly number[],
  element: RefObject<HTMLElement | null>,
): void {
  const { listings } = useStores();
  const { viewedBy } = useUser();
  const [seen, setSeen] = useState(false);
  const last = unread.at(-1);
  const waits = last !== undefined && !viewedBy;
  useEffect(() => {
    if (!waits || !element.current) return undefined;
    // The newest entry is the last.
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [waits, element]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new message.
  useEffect(() => {
    if (!waits || !seen) return;
    // After a failure they are marked the next time.
    listings.readMessages(record, last).catch(() => undefined);
  }, [waits, seen, last]);
}

/** Ids of the user's messages that can still be edited; renders again when one no longer can. */
export function useEditable(messages: readonly ListingMessage[]): ReadonlySet<number> {
  const { id: me } = useUser();
  const { now } = useAppServices();
  const [, tick] = useState(0);
  const own = messages.filter(({ actor, createdAt }) =>
    isEditable({ authorId: actor.id, sentAt: Date.parse(createdAt) }, me, now()),
  );
  const waits = own.length > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 5_000);
    return () => clearInterval(timer);
  }, [waits]);
  return new Set(own.map(({ id }) => id));
}

/** Sends and edits messages, and explains failures; a text that was not stored stays in its form. */
export function useMessageWrites(record: Listing) {
  const { listings } = useStores();
  const toast = useToast();

  async function store(
    write: () => Promise<void>,
    done: string,
    gone: string,
  ): Promise<SubmitResult> {
    try {
      await write();
      toast({ tone: 'positive', message: done });
      return { ok: true };
    } catch (error) {
      const fields = error instanceof DataError ? error.fields : [];
      return { ok: false, message: wordsFor(error, gone), fields, unclear: isUnclear(error) };
    }
  }

  return {
    send: (text: string, idempotencyKey: string) =>
      store(
        () => listings.sendMessage(record, text, { idempotencyKey }),
        m.listing_message_sent(),
        m.listing_gone_message_not_sent(),
      ),
    edit: (id: number, text: string) =>
      store(
        () => listings.editMessage(record, id, text),
        m.listing_message_saved(),
        m.listing_gone_message_not_saved(),
      ),
  };
}

const wordsFor = (error: unknown, gone: string): string =>
  error instanceof DataError && error.code === 'not-found' ? gone : messageFor(error);
