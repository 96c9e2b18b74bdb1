import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { Component, type ReactNode } from 'react';
import { m } from '../i18n/messages.js';

const fieldsOnPage = () => [...document.querySelectorAll<HTMLInputElement>('form input[name]')];

/** Errors after which the page is not rendered again. */
const most = 3;

interface State {
  failed: boolean;
  errors: number;
  /** What was typed, or whether a box was checked, by the name of the field. */
  input: ReadonlyMap<string, string | boolean>;
}

/** Renders a page again after an error, such as by an extension that changed its elements, and fills in what was typed. */
export class AuthErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, errors: 0, input: new Map() };

  static getDerivedStateFromError(): Partial<State> {
    // The page that failed is still on screen.
    const fields = fieldsOnPage();
    if (fields.length === 0) return { failed: true };
    const typed = fields.map(
      ({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value] as const,
    );
    return { failed: true, input: new Map(typed) };
  }

  override componentDidCatch(): void {
    this.setState(({ errors }) => ({ errors: errors + 1, failed: errors + 1 >= most }));
  }

  override componentDidUpdate(_: unknown, { failed }: State): void {
    if (!failed || this.state.failed) return;
    for (const field of fieldsOnPage()) {
      const typed = this.state.input.get(field.name);
      if (typeof typed === 'string') field.value = typed;
      else if (typed !== undefined) field.checked = typed;
    }
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
