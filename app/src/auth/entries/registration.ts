import { Page } from '../pages/RegistrationPage.tsx';
import { start } from '../start.tsx';

start(Page);
