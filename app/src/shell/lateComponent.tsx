import { idle } from '@portal/ui/rest';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface WithoutIt {
  /** Shown while it loads. Default: nothing. */
  loading?: ReactNode;
  /** Shown after its code failed to load; it is tried again when it is next mounted. Default: nothing. */
  failed?: ReactNode;
}

/** A component whose code loads once it is mounted, after the page around it is on screen. */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, failed = null }: WithoutIt = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => setMissing(true),
      );
    }, []);
    if (Part) return <Part {...props} />;
    return missing ? failed : loading;
  };
}

/** As `lateComponent`; the code loads once the page is at rest, as effects may run before it is painted. */
export const restComponent: typeof lateComponent = (load, without) =>
  lateComponent(() => idle().then(load), without);
