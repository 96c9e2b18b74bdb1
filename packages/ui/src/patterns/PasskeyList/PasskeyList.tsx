import { Ellipsis, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { m } from '../../i18n/messages.js';
import { DetailList } from '../DetailList/DetailList.tsx';
import * as styles from './PasskeyList.css.ts';

export interface PasskeyEntry {
  id: string;
  /** The name that the user gave it. */
  name: string;
  /** When it was added and last used. */
  detail: string;
}

export interface PasskeyListProps {
  /** The passkeys in the order they were added. */
  passkeys: readonly PasskeyEntry[];
  /** Called to rename a passkey. */
  onRename: (passkey: PasskeyEntry) => void;
  /** Called to remove a passkey. */
  onRemove: (passkey: PasskeyEntry) => void;
}

/** The passkeys of an account, each with a menu. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  return (
    <div className={styles.frame}>
      <DetailList
        label={m.people_passkeys()}
        icon={KeyRound}
        entries={passkeys.map((passkey) => ({
          ...passkey,
          action: (
            <Menu
              label={m.patterns_more_for({ name: passkey.name })}
              items={[
                { label: m.patterns_rename(), icon: Pencil, onSelect: () => onRename(passkey) },
                {
                  label: m.people_remove_passkey(),
                  icon: Trash2,
                  tone: 'critical',
                  onSelect: () => onRemove(passkey),
                },
              ]}
              trigger={
                <IconButton icon={Ellipsis} label={m.patterns_more_for({ name: passkey.name })} />
              }
            />
          ),
        }))}
      />
    </div>
  );
}
