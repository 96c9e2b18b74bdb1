import { writeFileSync } from 'node:fs';
import { brandCss } from '@portal/ui/theme/brand';

writeFileSync('brand.css', brandCss({ accent: '#5b3df5', radius: 4, density: 'compact' }));
