import type { ReactNode } from 'react';
import { Heading, Subheadings } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { m } from '../../i18n/messages.js';
import { SubNav, type SubNavPage } from '../SubNav/SubNav.tsx';
import * as styles from './AccountFrame.css.ts';

export interface AccountFrameProps {
  /** The pages of the account, in order. */
  pages: readonly SubNavPage[];
  /** The current page. */
  children: ReactNode;
  /** Second part of the heading. Default: the label of the current page. */
  part?: string | undefined;
}

/** The account pages: their navigation at the side and the current page. */
export function AccountFrame({ pages, children, part }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <PageHeader
        title={m.people_my_account()}
        part={part ?? pages.find((page) => page.current)?.label}
        help={m.people_my_account_help()}
      />
      <div className={styles.columns}>
        <SubNav label={m.people_my_account()} pages={pages} />
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

export interface AccountSectionProps {
  /** Name of the page. */
  title: string;
  /** One line of help. Default: none. */
  help?: string | undefined;
  /** The cards. */
  children: ReactNode;
}

/** A page of the account: its heading and its cards. */
export function AccountSection({ title, help, children }: AccountSectionProps) {
  return (
    <Stack space="large">
      <Stack space="none">
        <Heading look="dialog" focusable>
          {title}
        </Heading>
        {help ? (
          <Text size="small" tone="muted">
            {help}
          </Text>
        ) : null}
      </Stack>
      <Subheadings>{children}</Subheadings>
    </Stack>
  );
}
