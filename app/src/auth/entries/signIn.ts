import { Page } from '../pages/SignInPage.tsx';
import { start } from '../start.tsx';

start(Page);
