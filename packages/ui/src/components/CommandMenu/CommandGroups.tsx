import type { Ref } from 'react';
import { Icon } from '../../internal/icon/Icon.tsx';
import { detail, rowLabel } from '../../internal/listbox/row.css.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as styles from './CommandMenu.css.ts';
import type { Command, CommandGroup } from './command.ts';

interface CommandGroupsProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  /** Value of the highlighted command. */
  active: string | null;
  idOf: (value: string) => string;
  /** The pointer moved onto a command. */
  onPoint: (value: string) => void;
  onChoose: (command: Command) => void;
  ref: Ref<HTMLDivElement>;
}

/** What was found, each group under its heading. */
export function CommandGroups({ id, label, groups, active, idOf, ref, ...on }: CommandGroupsProps) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      data-empty={groups.length === 0 || undefined}
    >
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset holds fields.
        <div
          key={group.label}
          role="group"
          aria-labelledby={`${id}-${index}`}
          className={styles.group}
        >
          <div id={`${id}-${index}`} role="presentation" className={styles.heading}>
            {group.label}
          </div>
          {group.commands.map((command) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus, hears the keys and names this row as its active descendant.
            <div
              key={command.value}
              id={idOf(command.value)}
              role="option"
              aria-selected={command.value === active}
              data-active={command.value === active || undefined}
              className={styles.command}
              onPointerMove={({ pointerType }) => {
                if (pointerType !== 'touch' && command.value !== active) on.onPoint(command.value);
              }}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => on.onChoose(command)}
            >
              {command.icon ? (
                <span className={styles.icon}>
                  <Icon icon={command.icon} />
                </span>
              ) : null}
              <span className={rowLabel}>{command.label}</span>
              {command.detail ? <span className={detail}>{command.detail}</span> : null}
              {command.shortcut ? <Kbd>{command.shortcut}</Kbd> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
