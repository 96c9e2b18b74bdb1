import { setProjectAnnotations } from '@storybook/react-vite';
import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { beforeAll } from 'vitest';
import * as previewAnnotations from './preview.tsx';

const annotations = setProjectAnnotations([a11yAnnotations, previewAnnotations]);
beforeAll(annotations.beforeAll);
