import { Page } from '../pages/ForgotPasswordPage.tsx';
import { start } from '../start.tsx';

start(Page);
