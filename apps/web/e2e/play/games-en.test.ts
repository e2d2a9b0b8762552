import { wholeGames } from '../support/whole-games.ts';

wholeGames('en');
