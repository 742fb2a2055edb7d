import { createParent } from './frame/parent.js';

const { parentOrigin } = JSON.parse(document.querySelector('#game-data').textContent);
createParent(parentOrigin)('error');
