// What has no translation yet is German.
export * from '@portal/ui/messages/de';

export const locale = 'fr';
export const components_show_password = ({ label }: { label: unknown }) => `Afficher ${label}`;
