import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Activity,
  AppWindow,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  BadgePercent,
  Bell,
  Bookmark,
  Calendar,
  ChartLine,
  Check,
  CheckCheck,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Clock,
  Cloud,
  Columns3,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  Factory,
  FileText,
  Flag,
  FlaskConical,
  FolderInput,
  FolderTree,
  Gem,
  GripVertical,
  History,
  Hourglass,
  ImagePlus,
  Inbox,
  Info,
  Keyboard,
  KeyRound,
  Layers,
  LayoutDashboard,
  Link as LinkIcon,
  List,
  ListOrdered,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu as MenuIcon,
  Merge,
  MessageSquare,
  MessageSquarePlus,
  MessageSquareText,
  Minus,
  MonitorSmartphone,
  Moon,
  MoveVertical,
  OctagonX,
  Palette,
  Pencil,
  PenLine,
  Plus,
  Receipt,
  ReceiptText,
  Reply,
  RotateCcw,
  RotateCw,
  Save,
  ScanEye,
  ScrollText,
  Search,
  Server,
  Settings,
  Shield,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  SquareArrowOutUpRight,
  Star,
  StickyNote,
  Sun,
  SunMoon,
  Tag,
  Tags,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  User,
  Users,
  Webhook,
  WifiOff,
  X,
  Zap,
} from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Stack } from '../components/layout/layout.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Icon, type IconType } from '../internal/icon/Icon.tsx';
import { vars } from './contract.css.ts';

/** Every icon of the product by its name in lucide-react, with its use. */
const icons: readonly (readonly [name: string, icon: IconType, use: string])[] = [
  ['Activity', Activity, 'Status of the system'],
  ['AppWindow', AppWindow, 'App listings'],
  ['ArrowDown', ArrowDown, 'Decrease; descending order'],
  ['ArrowLeft', ArrowLeft, 'Back'],
  ['ArrowRight', ArrowRight, 'Next step'],
  ['ArrowUp', ArrowUp, 'Increase; ascending order; back to top'],
  ['ArrowUpRight', ArrowUpRight, 'Opens a website'],
  ['BadgePercent', BadgePercent, 'Buy a special offer'],
  ['Bookmark', Bookmark, 'Pinned view'],
  ['Calendar', Calendar, 'Choose a date'],
  ['ChartLine', ChartLine, 'Analytics'],
  ['Bell', Bell, 'Notifications'],
  ['Check', Check, 'Approve; selected; included'],
  ['CheckCheck', CheckCheck, 'Mark all as read'],
  ['ChevronDown', ChevronDown, 'Opens a menu or a list; move down'],
  ['ChevronLeft', ChevronLeft, 'Previous page'],
  ['ChevronRight', ChevronRight, 'Next page; breadcrumb'],
  ['ChevronUp', ChevronUp, 'Closes a list; previous in the queue; move up'],
  ['CircleAlert', CircleAlert, 'Error message'],
  ['CircleCheck', CircleCheck, 'Success message'],
  ['CircleDashed', CircleDashed, 'Not done yet'],
  ['CircleDot', CircleDot, 'Created, in a history'],
  ['Clock', Clock, 'Pending; waiting'],
  ['Cloud', Cloud, 'Cloud experts (services)'],
  ['Copy', Copy, 'Copy a text or a view'],
  ['CreditCard', CreditCard, 'Payment methods'],
  ['Download', Download, 'Download a file'],
  ['Ellipsis', Ellipsis, 'More actions'],
  ['Eye', Eye, 'Show the password'],
  ['EyeOff', EyeOff, 'Hide the password; hidden from visitors'],
  ['Factory', Factory, 'Industries'],
  ['FileText', FileText, 'Reason template'],
  ['Flag', Flag, 'Report a review'],
  ['FlaskConical', FlaskConical, 'Test mode'],
  ['FolderInput', FolderInput, 'Move to another category'],
  ['FolderTree', FolderTree, 'Categories'],
  ['Gem', Gem, 'Subscription; Premium'],
  ['GripVertical', GripVertical, 'Drag handle'],
  ['History', History, 'History of a listing'],
  ['Hourglass', Hourglass, 'Free trial'],
  ['ImagePlus', ImagePlus, 'Upload an image'],
  ['Inbox', Inbox, 'A saved view'],
  ['Info', Info, 'Information'],
  ['Keyboard', Keyboard, 'Keyboard shortcuts'],
  ['KeyRound', KeyRound, 'Passkey'],
  ['Columns3', Columns3, 'Columns of a list'],
  ['Layers', Layers, 'All listings'],
  ['LayoutDashboard', LayoutDashboard, 'Dashboard'],
  ['Link', LinkIcon, 'Web address'],
  ['ListOrdered', ListOrdered, 'Arrange'],
  ['List', List, 'View all notifications'],
  ['Lock', Lock, 'Read-only; secure field'],
  ['LogOut', LogOut, 'Sign out'],
  ['Mail', Mail, 'Send an email'],
  ['MapPin', MapPin, 'Locations'],
  ['Menu', MenuIcon, 'Opens the side menu'],
  ['Merge', Merge, 'Merge into another term'],
  ['MessageSquare', MessageSquare, 'Requested changes; a remark'],
  ['MessageSquarePlus', MessageSquarePlus, 'Add a remark'],
  ['MessageSquareText', MessageSquareText, 'Reviews of a listing'],
  ['Minus', Minus, 'Not included'],
  ['MonitorSmartphone', MonitorSmartphone, 'Signed-in device'],
  ['Moon', Moon, 'Dark theme'],
  ['MoveVertical', MoveVertical, 'Reorder'],
  ['OctagonX', OctagonX, 'Declined; critical message'],
  ['Palette', Palette, 'Brand'],
  ['PenLine', PenLine, 'Write a review'],
  ['Pencil', Pencil, 'Edit'],
  ['Plus', Plus, 'Create; add'],
  ['Receipt', Receipt, 'Payment, in a history'],
  ['ReceiptText', ReceiptText, 'Refund, in a history'],
  ['Reply', Reply, 'Reply to a review'],
  ['RotateCcw', RotateCcw, 'Discard changes'],
  ['RotateCw', RotateCw, 'Retry; reload'],
  ['Save', Save, 'Save changes'],
  ['ScanEye', ScanEye, 'Who is reviewing'],
  ['ScrollText', ScrollText, 'Audit log'],
  ['Search', Search, 'Search'],
  ['Server', Server, 'System'],
  ['Settings', Settings, 'Administration'],
  ['Shield', Shield, 'Security'],
  ['ShieldCheck', ShieldCheck, 'Change roles'],
  ['SlidersHorizontal', SlidersHorizontal, 'Settings of the system'],
  ['Sparkles', Sparkles, 'Featured listings'],
  ['SquareArrowOutUpRight', SquareArrowOutUpRight, 'Opens in a new tab'],
  ['Star', Star, 'Rating; reviews'],
  ['StickyNote', StickyNote, 'Internal note'],
  ['Sun', Sun, 'Light theme'],
  ['SunMoon', SunMoon, 'Theme'],
  ['Tag', Tag, 'Special offers'],
  ['Tags', Tags, 'Other names of a term'],
  ['Trash2', Trash2, 'Delete; remove'],
  ['TriangleAlert', TriangleAlert, 'Warning'],
  ['Undo2', Undo2, 'Withdraw; undo'],
  ['Upload', Upload, 'Import'],
  ['User', User, 'Account'],
  ['Users', Users, 'Registered users'],
  ['Webhook', Webhook, 'Webhooks'],
  ['WifiOff', WifiOff, 'Offline'],
  ['X', X, 'Close; declined; cancel upload'],
  ['Zap', Zap, 'Action of the page, in the command palette'],
];

const grid = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))',
  padding: 0,
  margin: 0,
  listStyle: 'none',
};
const tile = {
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: 12,
  padding: 12,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 8,
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'anywhere' as const,
};

function Gallery() {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = icons.filter(([name, , use]) =>
    words.every((word) => `${name} ${use}`.toLowerCase().includes(word)),
  );
  return (
    <Stack>
      <div style={{ maxInlineSize: 360 }}>
        <SearchField
          label="Search icons by name or use"
          value={search}
          onValueChange={setSearch}
          maxLength={40}
        />
      </div>
      <div role="status">
        <Text size="caption" tone="muted">
          {`${found.length} of ${icons.length} icons`}
        </Text>
      </div>
      {found.length === 0 ? (
        <EmptyState illustration="search" title={`No icon matches “${search}”`}>
          Search for what the icon means, such as “delete”.
        </EmptyState>
      ) : null}
      <ul style={grid}>
        {found.map(([name, icon, use]) => (
          <li key={name} style={tile}>
            <Icon icon={icon} size={20} />
            <div>
              <Text size="label">{name}</Text>
              <Text size="caption" tone="muted">
                {use}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icons from lucide-react, 16 px with a 1.75 px stroke, always next to a text or with a label. */
export const AllIcons: Story = { tags: ['axe'], render: () => <Gallery /> };

export const SearchByUse: Story = {
  ...AllIcons,
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'delete');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Trash2');
    await userEvent.type(canvas.getByRole('searchbox'), ' nothing');
    await expect(await canvas.findByText('No icon matches “delete nothing”')).toBeVisible();
  },
};
