import { importTexts, isSameReview, isUntouchedReview, may, readReviewRow } from '@portal/domain';
import { type StoredListing, type StoredReview, unusedId } from './database.ts';
import { note } from './history.ts';
import { actorOf, type Call, invalid } from './http.ts';
import { callFor, fail, setAbout } from './importRows.ts';
import { isClosed, isShown } from './shapes.ts';
import type { ImportRow, StoredImport } from './storedImports.ts';

/** Checks a row, or creates its review. */
export function doReviewRow(
  call: Call,
  imported: StoredImport,
  row: ImportRow,
  writes: boolean,
): void {
  const { db, at } = call;
  const read = readReviewRow(row.cells, imported.targets, at);
  if (read.errors[0]) throw invalid(read.errors[0].message, read.errors);
  const author =
    db.users.find(({ email }) => email === read.author) ??
    fail('author_email', importTexts.noSuchAuthor);
  const isReviewable = (listing: StoredListing) =>
    isShown(listing, db) && may(actorOf(author), 'review.write', listing);
  const [found, other] = db.listings.filter(
    (each) =>
      read.types.includes(each.collection) &&
      (each.slug === read.listing || String(each.id) === read.listing) &&
      isReviewable(each),
  );
  if (other) fail('listing_type', importTexts.severalTypes);
  const listing = found ?? fail('listing_slug', importTexts.notReviewable);
  const known = db.reviews.find((each) => each.listing === listing && each.userId === author.id);
  const about = known ? `id/${known.id}` : `of/${author.id}/${listing.collection}/${listing.id}`;
  setAbout(imported, row, { about, by: 'listing_slug' });
  if (known) {
    if (!isSameReview(known, read)) fail('row', importTexts.reviewedAlready);
    row.state = 'unchanged';
    return;
  }
  if (isClosed(author)) fail('author_email', importTexts.closedAuthor);
  const { rating, comment, status = 'PENDING', created = at } = read;
  const creating = callFor(call, writes, {});
  const review: StoredReview = {
    id: unusedId(creating.db, creating.db.reviews),
    rating,
    comment,
    status,
    note: null,
    version: 1,
    listing,
    userId: author.id,
    createdAt: created,
    submittedAt: status === 'PENDING' ? at : created,
  };
  creating.db.reviews.push(review);
  if (writes) note(creating, review, { kind: 'created', from: null, to: status });
  row.state = writes ? 'created' : 'new';
  row.done = { id: review.id };
}

/** Deletes the review that a row created, unless it was touched since. */
export function undoReviewRow(call: Call, row: ImportRow): void {
  const { reviews } = call.db;
  const review = reviews.find(({ id }) => id === row.done?.id);
  const isUntouched =
    review &&
    isUntouchedReview({
      version: review.version,
      replies: review.reply?.version ?? 0,
      reported: review.report !== undefined,
    });
  if (!isUntouched) {
    const message = review ? importTexts.keptChanged : importTexts.keptDeleted;
    row.state = 'kept';
    row.problems = [{ path: ['row'], message }];
    return;
  }
  reviews.splice(reviews.indexOf(review), 1);
  note(call, review, { kind: 'deleted', from: review.status, to: null });
  row.state = 'undone';
}
