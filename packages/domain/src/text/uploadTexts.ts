import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
export const uploadTexts = lazyTexts({
  failed: m.upload_failed,
  notFound: m.upload_not_found,
  notRead: m.upload_not_read,
  recordFailed: m.upload_record_failed,
});
