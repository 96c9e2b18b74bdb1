import { Page } from '../pages/VerifyPage.tsx';
import { start } from '../start.tsx';

start(Page);
