import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand, Mark } from '../../components/Brand/Brand.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './AuthPanel.css.ts';

export interface AuthPanelProps {
  /** The public directory site. */
  backHref: string;
  /** The name of the portal. Default: 'Customer portal'. */
  title?: string;
  /** The form with its heading; 400 px wide at most. */
  children: ReactNode;
  /** Links at the bottom. May be added later: nothing moves. Default: none. */
  foot?: ReactNode;
}

/**
 * The page of signed-out visitors: a form next to a greenstone panel, which is a band above it on phones. `theme/brandImages.ts`
 * finds the panel by `data-panel`, and shows the picture of a brand in place of the drawing.
 */
export function AuthPanel({
  backHref,
  title = m.patterns_customer_portal(),
  children,
  foot,
}: AuthPanelProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.page}>
      <header data-panel className={styles.panel}>
        <Motif />
        <Anchor href={backHref} className={styles.brand}>
          <Brand label={m.patterns_directory()} mark={<Mark ground="stone" />} ground="stone" />
        </Anchor>
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.line}>{m.patterns_manage_listings()}</p>
        </div>
      </header>
      <main className={styles.side}>
        <Anchor href={backHref} className={styles.back}>
          <Icon icon={ArrowLeft} />
          <span>{m.patterns_back_to_directory()}</span>
        </Anchor>
        <div className={styles.form}>{children}</div>
        {foot ? <footer className={styles.foot}>{foot}</footer> : null}
      </main>
    </div>
  );
}

/** A greenstone boulder in water. Decoration; small because every sign-in page loads it. */
function Motif() {
  return (
    <svg
      className={styles.motif}
      viewBox="0 0 533 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <defs>
        <path
          id="ms"
          d="M216 237c50-16 92-34 137-34 92 0 172 92 172 197 0 140-100 261-233 261C165 661 69 570 69 441c0-95 58-176 147-204z"
        />
        <clipPath id="mc">
          <use href="#ms" />
        </clipPath>
        <linearGradient id="mg" x2=".3" y2="1">
          <stop className={styles.light} stopOpacity=".28" />
          <stop className={styles.dark} offset=".4" stopOpacity=".5" />
          <stop className={styles.light} offset=".66" stopOpacity=".1" />
          <stop className={styles.dark} offset="1" stopOpacity=".6" />
        </linearGradient>
        <pattern
          id="mw"
          width="374"
          height="114"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(4)"
        >
          <path
            className={styles.water}
            d="M-9 62h9c70 0 117-48 187-48s117 48 187 48h9v44h-9c-70 0-117-40-187-40S70 106 0 106h-9z"
          />
        </pattern>
      </defs>
      <path fill="url(#mw)" d="M0 0h533v900H0z" />
      <use className={styles.shade} href="#ms" y="14" />
      <use className={styles.stone} href="#ms" />
      <g clipPath="url(#mc)">
        <path fill="url(#mg)" d="M0 200h533v470H0z" />
        <g className={styles.vein}>
          <path fillOpacity=".14" d="M90 340c60-40 90-84 150-115L60 230z" />
          <path
            fillOpacity=".44"
            d="M50 419c150-65 230-142 330-147 60-3 90-2 150-14v52c-60 14-90 8-150 13-110 8-190 56-330 140z"
          />
          <path
            fillOpacity=".26"
            d="M60 505c130-94 200-60 300-108 60-28 120-26 170-30v46c-70-4-110-22-180 9-100 52-160 14-290 118z"
          />
          <path
            fillOpacity=".44"
            d="M60 540c130-104 190-66 290-118 70-31 110-13 180-9v43c-70-4-110-10-180 20-110 42-170 2-270 102z"
          />
          <path
            fillOpacity=".12"
            d="M140 630c120-80 180-40 270-82 50-22 70-20 110-22v34c-130 0-190 56-330 98z"
          />
        </g>
      </g>
      <use className={styles.edge} href="#ms" />
    </svg>
  );
}
