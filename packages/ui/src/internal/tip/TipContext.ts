import { createContext } from 'react';

/** True inside a Tooltip: the browser's own title would say the same a second time. */
export const TipContext = createContext(false);
