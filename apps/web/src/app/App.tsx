/** Which screen is shown. What most people open first is here; the others come when they are asked for. */
import type { JSX } from 'preact';
import { Landing } from '../screens/Landing.tsx';
import { MissingNote } from '../screens/MissingNote.tsx';
import { NewerNote } from '../screens/NewerNote.tsx';
import { Play } from '../screens/Play.tsx';
import { Later } from './Later.tsx';
import { RulesOver } from './RulesOver.tsx';
import { type Route, route } from './router.ts';

export function App(): JSX.Element {
  const here = route.value;
  return (
    <>
      {here.screen === 'landing' ? (
        <Landing />
      ) : here.screen === 'play' ? (
        <Play key={here.game} game={here.game} />
      ) : (
        <Later key={here.screen} name={here.screen} load={screens[here.screen]} props={here} />
      )}
      <RulesOver />
      <NewerNote />
      <MissingNote />
    </>
  );
}

const screens: Readonly<Record<Exclude<Route['screen'], 'landing' | 'play'>, () => Promise<unknown>>> = {
  new: async () => (await import('../screens/NewGame.tsx')).NewGame,
  table: async () => (await import('../screens/OnlineTable.tsx')).OnlineTable,
  rules: async () => (await import('../screens/RulesScreen.tsx')).RulesScreen,
  games: async () => (await import('../screens/Games.tsx')).Games,
  device: async () => (await import('../screens/Device.tsx')).Device,
  nowhere: async () => (await import('../screens/Nowhere.tsx')).Nowhere,
};
