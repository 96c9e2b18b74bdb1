export { WebhookDialog } from './WebhookDialog.tsx';
