export { AccountFrame, type AccountFrameProps, type AccountPage } from './AccountFrame.tsx';
