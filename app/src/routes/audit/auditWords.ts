import type { AuditArea } from '@portal/domain';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { brandWords } from '../../parts/brandWords.ts';

/** The areas of the log, for its filter. */
export const areaLabels: Record<AuditArea, string> = {
  listing: m.audit_area_listing(),
  review: m.audit_area_review(),
  offer: m.audit_area_offer(),
  picture: m.audit_area_picture(),
  term: m.audit_area_term(),
  template: m.audit_area_template(),
  account: m.audit_area_account(),
  role: m.audit_area_role(),
  owner: m.audit_area_owner(),
  staff: m.audit_area_staff(),
  view: m.audit_area_view(),
  factor: m.audit_area_factor(),
  session: m.audit_area_session(),
  password: m.audit_area_password(),
  address: m.audit_area_address(),
  key: m.audit_area_key(),
  webhook: m.audit_area_webhook(),
  brand: m.audit_area_brand(),
  audit: m.audit_area_audit(),
  list: m.audit_area_list(),
  system: m.audit_area_system(),
};

/** Labels of the fields that no form has. */
export const recordFields: Readonly<Record<string, string>> = {
  email: m.audit_field_email(),
  moved_to: m.audit_field_moved_to(),
  status: m.audit_field_status(),
  roles: m.audit_field_roles(),
  list: m.audit_field_list(),
  listings: m.audit_field_listings(),
  deletes_on: m.audit_field_deletes_on(),
  payments: m.audit_field_payments(),
  device: m.audit_field_device(),
  factor: m.audit_field_factor(),
  left: m.audit_field_left(),
  assignee: m.audit_field_assignee(),
  account: m.audit_field_account(),
  types: m.audit_field_types(),
  enabled: m.audit_field_enabled(),
  disabled_reason: m.audit_field_disabled_reason(),
  scopes: m.audit_field_scopes(),
  origins: m.audit_field_origins(),
  expires_at: m.audit_field_expires_at(),
  featured_apps: named('apps', m.audit_field_featured_apps(), m.names_featured),
  featured_services: named('services', m.audit_field_featured_services(), m.names_featured),
  category: m.audit_field_category(),
  synonyms: m.audit_field_synonyms(),
  text: m.audit_field_text(),
  use: m.audit_field_use(),
  caption: m.audit_field_caption(),
  actor: m.audit_field_actor(),
  from: m.audit_field_from(),
  to: m.audit_field_to(),
  alternativeText: m.audit_field_alternative_text(),
  vendor: m.audit_vendor(),
  action: m.audit_filter_action(),
  record: m.audit_filter_record(),
  url: m.audit_field_url(),
  emails: m.audit_field_emails(),
  refunds: m.audit_field_refunds(),
  refunded: m.audit_field_refunded(),
  events: m.audit_field_events(),
};

/** The values of changes that are names in the log, in words, by their field. */
export const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...brandWords,
  roles: {
    owner: m.audit_value_owner(),
    moderator: m.audit_value_moderator(),
    editor: m.audit_value_editor(),
    finance: m.audit_value_finance(),
    support: m.audit_value_support(),
  },
  listings: { shown: m.audit_value_shown(), hidden: m.audit_value_hidden() },
  payments: { kept: m.audit_value_kept() },
  factor: { totp: m.audit_value_totp() },
  disabled_reason: { failing: m.audit_value_failing(), gone: m.audit_value_gone() },
  use: {
    both: m.audit_value_both(),
    decline: m.audit_value_decline(),
    changes: m.audit_value_changes(),
  },
};

/** What the log has in place of the values of secret settings. */
export const secretWords: Readonly<Record<string, string>> = {
  set: m.audit_value_set(),
  changed: m.audit_value_changed(),
};
