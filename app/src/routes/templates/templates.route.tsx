import { templateKind } from '@portal/domain';
import { m } from '../../i18n/messages.js';
import { RecordsPage } from '../../parts/records/RecordsPage.tsx';

/** As they are typed. */
const placeholders = { vendor: '{vendor}', listing: '{listing}', field: '{field}' };

const words = {
  one: m.templates_one(),
  many: m.templates_many(),
  title: m.shell_reason_templates(),
  help: m.templates_help(),
  whenEmpty: m.templates_when_empty(),
  deleteConsequence: m.templates_delete_consequence(),
  formHelp: m.templates_form_help(),
  fieldHelp: { name: m.templates_name_help(), text: m.templates_text_help(placeholders) },
};

/** The texts that staff keep for declines and requests for changes. Moderators edit them. */
export const Component = () => <RecordsPage kind={templateKind} words={words} />;
