import * as styles from './AuthPanel.css.ts';

/** A greenstone boulder with its veins, lying in drawn water. Decoration; kept small because it is in the first bytes. */
export function Motif() {
  return (
    <svg className={styles.motif} viewBox="0 0 533 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <path
          id="ms"
          d="M216 237c50-16 92-34 137-34 92 0 172 92 172 197 0 140-100 261-233 261C165 661 69 570 69 441c0-95 58-176 147-204z"
        />
        <clipPath id="mc">
          <use href="#ms" />
        </clipPath>
        <linearGradient id="mg" x2=".4" y2="1">
          <stop stopColor="currentColor" stopOpacity=".5" />
          <stop offset=".45" stopColor="currentColor" stopOpacity=".12" />
          <stop offset=".7" stopColor="currentColor" stopOpacity=".26" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        <pattern id="mw" width="374" height="114" patternUnits="userSpaceOnUse" patternTransform="rotate(4)">
          <path className={styles.water} d="M0 62c70 0 117-48 187-48s117 48 187 48v44c-70 0-117-40-187-40S70 106 0 106z" />
        </pattern>
      </defs>
      <path fill="url(#mw)" d="M0 0h533v900H0z" />
      <use className={styles.shade} href="#ms" y="14" />
      <use className={styles.stone} href="#ms" />
      <g clipPath="url(#mc)">
        <path fill="url(#mg)" d="M0 200h533v470H0z" />
        <path className={styles.vein} fillOpacity=".16" d="M90 340c60-40 90-84 150-115L180 190 60 280z" />
        <path
          className={styles.vein}
          fillOpacity=".5"
          d="M50 419c150-65 230-142 330-147 60-3 90-2 150-14v52c-60 14-90 8-150 13-110 8-190 56-330 140z"
        />
        <path className={styles.vein} fillOpacity=".28" d="M60 505c130-94 190-50 300-124 60-16 110-12 170-14v56H60z" />
        <path
          className={styles.vein}
          fillOpacity=".48"
          d="M70 540c110-104 180-66 280-118 60-20 110-12 180-8v44c-70-8-120-8-180 14-110 40-170 4-270 104z"
        />
        <path
          className={styles.vein}
          fillOpacity=".1"
          d="M140 630c120-80 180-36 270-86 40-18 70-16 110-18M190 652c110-66 160-34 230-66 30-14 40-14 70-18l-60 110z"
        />
      </g>
      <use className={styles.edge} href="#ms" />
    </svg>
  );
}
