import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './Pagination.css.ts';

interface PageButtonProps {
  page: number;
  current: number;
  label: string;
  icon?: IconType | undefined;
  disabled?: boolean | undefined;
  onPage?: ((page: number) => void) | undefined;
  hrefFor?: ((page: number) => string) | undefined;
}

/** At the ends a step stays in the page and keeps the focus that just arrived there. */
export function PageButton({
  page,
  current,
  label,
  icon,
  disabled = false,
  onPage,
  hrefFor,
}: PageButtonProps) {
  const Anchor = useLinkComponent();
  const shared = {
    className: styles.page,
    'aria-label': label,
    'aria-current': page === current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
  };
  const face = icon ? <Icon icon={icon} /> : page.toLocaleString('en-NZ');
  if (hrefFor) {
    return (
      <Anchor
        {...shared}
        href={hrefFor(disabled ? current : page)}
        onClick={(event) => {
          if (disabled) event.preventDefault();
        }}
      >
        {face}
      </Anchor>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => (disabled ? undefined : onPage?.(page))}>
      {face}
    </button>
  );
}
