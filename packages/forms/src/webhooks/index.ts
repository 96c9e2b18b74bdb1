export { DeliveriesTable } from './DeliveriesTable.tsx';
export { DeliveryDialog } from './DeliveryDialog.tsx';
export { WebhookDialog } from './WebhookDialog.tsx';
export { WebhookFacts } from './WebhookFacts.tsx';
export { WebhooksTable } from './WebhooksTable.tsx';
export { deliveryStateLabels, nameOf } from './webhookWords.ts';
