import { Page } from '../pages/ResetPasswordPage.tsx';
import { start } from '../start.tsx';

start(Page);
