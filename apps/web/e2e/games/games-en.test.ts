import { wholeGames } from '../support/whole-games/whole-games.ts';

wholeGames('en');
