/** A set of its own. The neighbours have them too, and a part that is fetched by itself cannot also be part of another. */
export { guests as busts } from '../guests.ts';
