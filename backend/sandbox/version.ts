/** The version of the provider's API whose shapes the sandbox answers; the one the SDK is pinned to. */
export const ApiVersion = '2026-10-28.endive';
