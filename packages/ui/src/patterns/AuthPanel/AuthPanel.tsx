import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../../components/Brand/Brand.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './AuthPanel.css.ts';
import { Motif } from './Motif.tsx';

export interface AuthPanelProps {
  /** The public directory site. */
  backHref: string;
  /** Words of the way back; on phones the brand is the way. Default 'Back to the directory'. */
  backLabel?: string | undefined;
  /** Name of the public site, beside the mark. Default 'Directory'. */
  brandLabel?: string | undefined;
  /** Large words on the stone. Default 'Customer portal'. */
  title?: string | undefined;
  /** The line below them. Default 'Manage and add listings'. */
  line?: string | undefined;
  /** The form with its heading; 400 px wide at most. */
  children: ReactNode;
}

/** The page of everybody who is signed out: greenstone at the side (a band on phones), one form beside it. */
export function AuthPanel({
  backHref,
  backLabel = 'Back to the directory',
  brandLabel = 'Directory',
  title = 'Customer portal',
  line = 'Manage and add listings',
  children,
}: AuthPanelProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.page}>
      <header className={styles.panel}>
        <Motif />
        <Anchor href={backHref} className={styles.brand}>
          <Brand label={brandLabel} ground="stone" />
        </Anchor>
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.line}>{line}</p>
        </div>
      </header>
      <main className={styles.side}>
        <Anchor href={backHref} className={styles.back}>
          <Icon icon={ArrowLeft} />
          {backLabel}
        </Anchor>
        <div className={styles.form}>{children}</div>
      </main>
    </div>
  );
}
