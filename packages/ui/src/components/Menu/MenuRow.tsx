import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import * as styles from './Menu.css.ts';

interface MenuRowProps {
  label: string;
  description?: string | undefined;
  detail?: string | undefined;
  icon?: IconType | undefined;
}

/** What stands in one item of a menu. */
export function MenuRow({ label, description, detail, icon }: MenuRowProps) {
  return (
    <>
      {icon ? (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      ) : null}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </>
  );
}
