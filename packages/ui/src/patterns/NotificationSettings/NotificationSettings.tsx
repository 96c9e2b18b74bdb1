import { Card } from '../../components/Card/Card.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { m } from '../../i18n/messages.js';
import * as styles from './NotificationSettings.css.ts';

/** When a kind of notification is sent by email. */
const emailOptions = [
  { value: 'at-once', label: m.people_notify_at_once() },
  { value: 'daily', label: m.people_notify_daily() },
  { value: 'off', label: m.people_notify_no_email() },
] as const;

export type EmailChoice = (typeof emailOptions)[number]['value'];

export interface SettingEntry {
  kind: string;
  label: string;
  help: string;
  /** Whether it is shown in the portal. */
  portal: boolean;
  email: EmailChoice;
  /** Cannot be changed. */
  essential: boolean;
}

export interface NotificationSettingsProps {
  /** The kinds with their settings, in order. */
  entries: readonly SettingEntry[];
  /** Called with each change of a kind. */
  onChange: (kind: string, change: { portal?: boolean; email?: EmailChoice }) => void;
}

/** How the user is told of each kind of notification. */
export function NotificationSettings({ entries, onChange }: NotificationSettingsProps) {
  return (
    <Card>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.kind} entry={entry} onChange={onChange} />
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps {
  entry: SettingEntry;
  onChange: NotificationSettingsProps['onChange'];
}

function Entry({ entry, onChange }: EntryProps) {
  const { kind, label, help, portal, email, essential } = entry;
  return (
    <li>
      <div className={styles.row}>
        <div className={styles.words}>
          <Text size="label">{label}</Text>
          <Text size="small" tone="muted">
            {help}
          </Text>
        </div>
        {essential ? (
          <div className={styles.always}>
            <Text size="small" tone="muted">
              {m.people_notify_always()}
            </Text>
          </div>
        ) : (
          <>
            <Switch
              name={`${kind}-portal`}
              label={m.people_notify_portal()}
              aria-label={m.people_notify_portal_about({ kind: label })}
              checked={portal}
              onChange={({ target }) => onChange(kind, { portal: target.checked })}
            />
            <div className={styles.email}>
              <Select
                name={`${kind}-email`}
                label={m.people_notify_email_about({ kind: label })}
                labelHidden
                size="compact"
                options={emailOptions}
                value={email}
                onValueChange={(value) => {
                  const chosen = emailOptions.find((option) => option.value === value);
                  if (chosen) onChange(kind, { email: chosen.value });
                }}
              />
            </div>
          </>
        )}
      </div>
    </li>
  );
}
