export { HostedField, type HostedFieldProps } from './HostedField.tsx';
export { type HostedLook, useHostedLook } from './useHostedLook.tsx';
