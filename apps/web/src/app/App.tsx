/** Chooses the screen. The screens most people open first are bundled; the others are fetched on demand. */
import type { JSX } from 'preact';
import { Landing } from '../screens/landing/Landing.tsx';
import { MissingNote } from '../screens/MissingNote.tsx';
import { Play } from '../screens/Play.tsx';
import { isNewer } from '../sw/register.ts';
import { LazyScreen } from './LazyScreen.tsx';
import { lazyPart } from './lazy-part.tsx';
import { RulesOver } from './RulesOver.tsx';
import { type Route, route } from './router.ts';

const NewerNote = lazyPart(() => import('../screens/NewerNote.tsx').then(({ NewerNote }) => NewerNote), true);

export function App(): JSX.Element {
  const here = route.value;
  return (
    <>
      {here.screen === 'landing' ? (
        <Landing />
      ) : here.screen === 'play' ? (
        <Play key={here.game} game={here.game} />
      ) : (
        <LazyScreen key={here.screen} name={here.screen} load={screens[here.screen]} props={here} />
      )}
      <RulesOver />
      {isNewer.value && <NewerNote />}
      <MissingNote />
    </>
  );
}

const screens: Readonly<Record<Exclude<Route['screen'], 'landing' | 'play'>, () => Promise<unknown>>> = {
  new: async () => (await import('../screens/new-game/NewGame.tsx')).NewGame,
  table: async () => (await import('../screens/online/OnlineTable.tsx')).OnlineTable,
  rules: async () => (await import('../screens/RulesScreen.tsx')).RulesScreen,
  'how-to-play': async () => (await import('../guide/one-page/HowToPlayScreen.tsx')).HowToPlayScreen,
  games: async () => (await import('../screens/games/Games.tsx')).Games,
  case: async () => (await import('../casebook/CaseScreen.tsx')).CaseScreen,
  learn: async () => (await import('../lesson/Learn.tsx')).Learn,
  device: async () => (await import('../screens/online/Device.tsx')).Device,
  train: async () => (await import('../training/TrainScreen.tsx')).TrainScreen,
  daily: async () => (await import('../daily/DailyScreen.tsx')).DailyScreen,
  record: async () => (await import('../record/RecordScreen.tsx')).RecordScreen,
  challenge: async () => (await import('../challenge/ChallengeScreen.tsx')).ChallengeScreen,
  companion: async () => (await import('../companion/CompanionScreen.tsx')).CompanionScreen,
  nowhere: async () => (await import('../screens/NotFound.tsx')).NotFound,
};
