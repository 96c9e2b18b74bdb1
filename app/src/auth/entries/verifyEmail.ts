import { Page } from '../pages/VerifyEmailPage.tsx';
import { start } from '../start.tsx';

start(Page);
