export { look } from '../classic/look.ts';
