import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { m } from '../../i18n/messages.js';
import * as styles from './VendorCard.css.ts';

export interface VendorCardProps {
  /** Title of the card. Default 'Vendor'. */
  title?: string | undefined;
  /** First and last name. */
  name: string;
  /** Email address of the vendor. */
  email: string;
  /** Labels with formatted values; null while a value is loading. */
  facts: readonly { label: string; value: string | null }[];
  /** The list of this vendor's listings. Default: no link. */
  href?: string | undefined;
}

/** The owner of a listing, for admins. */
export function VendorCard({
  title = m.people_vendor(),
  name,
  email,
  facts,
  href,
}: VendorCardProps) {
  return (
    <Card
      title={title}
      space="medium"
      actions={
        href ? (
          <Link href={href} size="caption">
            {m.people_vendor_all_listings()}
          </Link>
        ) : undefined
      }
    >
      <div className={styles.person}>
        <Avatar name={name} size="medium" />
        <div className={styles.words}>
          <p className={styles.name} title={name}>
            {name}
          </p>
          <a className={styles.email} href={`mailto:${email}`} title={email}>
            {email}
          </a>
        </div>
      </div>
      {facts.length ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.factLabel}>{label}</dt>
              <dd className={styles.factValue}>{value ?? <Skeleton shape="text" width={96} />}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Card>
  );
}
