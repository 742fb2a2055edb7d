#!/usr/bin/env node
import { existsSync } from 'node:fs';

const compiled = new URL('../dist/main.js', import.meta.url);
await import(existsSync(compiled) ? compiled.href : new URL('../src/main.ts', import.meta.url).href);
