/** Whether it is an ISO 4217 code, such as `nzd`, in any case. */
export const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code.toUpperCase());
