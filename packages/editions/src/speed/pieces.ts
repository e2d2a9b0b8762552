export { pieces } from '../classic/pieces.ts';
