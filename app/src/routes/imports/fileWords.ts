import { type Collection, type ImportKind, isListingKind, type TermName } from '@portal/domain';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';

/** What the page of an import from a file says of one kind of records. */
export interface FileWords {
  title: string;
  help: string;
  /** The label of the field for the file. */
  file: string;
  key: string;
  keyHelp: string;
  keyName: string;
  /** What new ones need that no column has. */
  missing: (parts: { fields: string }) => string;
}

const ofListings = (collection: Collection): FileWords => ({
  title:
    collection === 'apps'
      ? named('apps', m.imports_apps(), m.names_import)
      : named('services', m.imports_services(), m.names_import),
  help: m.imports_help(),
  file: m.imports_file(),
  key: m.imports_key(),
  keyHelp: m.imports_key_help(),
  keyName: m.imports_key_name(),
  missing: m.imports_missing,
});

const ofTerms = (kind: TermName): FileWords => ({
  title: m.terms_import({ kind }),
  help: m.imports_terms_help(),
  file: m.imports_terms_file(),
  key: m.imports_terms_key(),
  keyHelp: m.imports_terms_key_help(),
  keyName: m.imports_terms_key_name(),
  missing: m.imports_terms_missing,
});

const ofAccounts = (): FileWords => ({
  title: m.accounts_import(),
  help: m.imports_accounts_help(),
  file: m.imports_terms_file(),
  key: m.imports_accounts_key(),
  keyHelp: m.imports_accounts_key_help(),
  keyName: m.imports_key_email(),
  missing: m.imports_accounts_missing,
});

/** They have one key, so that none is chosen. */
const ofReviews = (): FileWords => ({
  title: m.reviews_import(),
  help: m.imports_reviews_help(),
  file: m.imports_terms_file(),
  key: '',
  keyHelp: '',
  keyName: '',
  missing: m.imports_reviews_missing,
});

/** What the page says of a kind. */
export function fileWords(kind: ImportKind): FileWords {
  if (isListingKind(kind)) return ofListings(kind);
  if (kind === 'reviews') return ofReviews();
  return kind === 'accounts' ? ofAccounts() : ofTerms(kind);
}
