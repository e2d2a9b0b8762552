import { wholeGames } from './whole-games.ts';

wholeGames('fr');
