export { type DeviceEntry, DeviceList, type DeviceListProps } from './DeviceList.tsx';
