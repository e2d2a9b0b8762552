export { pieces } from '../../classic/look/pieces.ts';
