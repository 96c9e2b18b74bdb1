// What has no translation yet stays English.
export * from '@portal/ui/messages/en';

export const locale = 'fr';
export const components_show_password = ({ label }: { label: unknown }) => `Afficher ${label}`;
