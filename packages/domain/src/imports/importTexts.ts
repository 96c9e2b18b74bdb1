import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';

/** Messages of imports that servers make. */
export const importTexts = lazyTexts({
  empty: m.import_empty,
  tooManyRows: (max: number) => m.import_too_many_rows({ max }),
  unreadable: m.import_unreadable,
  notCsv: (row: number) => m.import_not_csv({ row }),
  keyNotMapped: m.import_key_not_mapped,
  deleted: m.import_deleted,
  left: m.import_left,
  keptDeleted: m.import_kept_deleted,
  keptChanged: m.import_kept_changed,
  keptProposed: m.import_kept_proposed,
  keptUsed: m.import_kept_used,
  noSuchVendor: m.import_no_such_vendor,
  staleListing: m.import_stale_listing,
  staleTerm: m.import_stale_term,
  logoNotFound: m.import_logo_not_found,
  logoNoImage: m.import_logo_no_image,
  logoRefused: (status: number) => m.import_logo_refused({ status }),
  logoLate: m.import_logo_late,
  logoUnreachable: m.import_logo_unreachable,
  logoNotAllowed: m.import_logo_not_allowed,
  logoRedirects: m.import_logo_redirects,
  staffAccount: m.import_staff_account,
  otherAddress: m.import_other_address,
  failed: (file: string) => m.import_failed({ file }),
  editFailed: m.bulk_edit_failed,
  tooManySelected: (max: number) => m.bulk_too_many({ max }),
  selectionNotValid: m.bulk_selection_not_valid,
});
