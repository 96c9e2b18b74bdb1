import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

export const metadata = { title: 'Loans' };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    // The theme is set by the browser.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Browsers hide the nonce from scripts, so that hydration sees none. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
      </head>
      <body>{children}</body>
    </html>
  );
}
