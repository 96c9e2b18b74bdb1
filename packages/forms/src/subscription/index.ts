export { ChangeSubscriptionDialog, type SubscriptionChange } from './ChangeSubscriptionDialog.tsx';
