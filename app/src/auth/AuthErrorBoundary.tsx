import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { Component, type ReactNode } from 'react';
import { m } from '../i18n/messages.js';
import { moveInput, type PageInput, readInput } from './pageInput.ts';

/** Errors after which the page is not rendered again. */
const most = 3;

interface State {
  failed: boolean;
  errors: number;
  /** What was typed, of the last page that had fields. */
  input: PageInput | null;
}

/** Renders a page again after an error, such as by an extension that changed its elements, and fills in what was typed. */
export class AuthErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, errors: 0, input: null };

  static getDerivedStateFromError(): Partial<State> {
    // The page that failed is still on screen.
    const input = readInput();
    return input.fields.length === 0 ? { failed: true } : { failed: true, input };
  }

  override componentDidCatch(): void {
    this.setState(({ errors }) => ({ errors: errors + 1, failed: errors + 1 >= most }));
  }

  override componentDidUpdate(_: unknown, { failed }: State): void {
    if (failed && !this.state.failed && this.state.input) moveInput(this.state.input);
  }

  override render(): ReactNode {
    const { failed, errors } = this.state;
    if (!failed && errors === 0) return this.props.children;
    if (errors >= most)
      return (
        <Banner
          tone="critical"
          role="alert"
          actions={<Button onClick={() => location.reload()}>{m.common_reload()}</Button>}
        >
          {m.auth_page_gone()}
        </Banner>
      );
    return (
      <Stack space="large">
        <Banner tone="critical" role="alert">
          {m.auth_page_failed()}
        </Banner>
        {failed ? null : this.props.children}
      </Stack>
    );
  }
}
