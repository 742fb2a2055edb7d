import { writeFileSync } from 'node:fs';
import { tokenSheet } from './src/token-sheet.ts';

writeFileSync(new URL('src/tokens.css', import.meta.url), tokenSheet());
