export {
  AlertDialog,
  type AlertDialogProps,
  type AlertDialogTone,
  alertDialogTones,
} from './AlertDialog.tsx';
