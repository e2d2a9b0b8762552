/** Which screen is shown. */
import type { JSX } from 'preact';
import { started } from '../game/start.ts';
import { Device } from '../screens/Device.tsx';
import { Games } from '../screens/Games.tsx';
import { Landing } from '../screens/Landing.tsx';
import { NewerNote } from '../screens/NewerNote.tsx';
import { NewGame } from '../screens/NewGame.tsx';
import { Nowhere } from '../screens/Nowhere.tsx';
import { OnlineTable } from '../screens/OnlineTable.tsx';
import { Play } from '../screens/Play.tsx';
import { RulesScreen } from '../screens/RulesScreen.tsx';
import { route } from './router.ts';

export function App(): JSX.Element {
  return (
    <>
      <Screen />
      <NewerNote />
    </>
  );
}

function Screen(): JSX.Element {
  const here = route.value;
  switch (here.screen) {
    case 'landing':
      return <Landing />;
    case 'new':
      return <NewGame how={here.how} />;
    case 'table':
      return <OnlineTable table={here.table} />;
    case 'play':
      return <Play key={started.value} />;
    case 'rules':
      return <RulesScreen edition={here.edition} rule={here.rule} />;
    case 'games':
      return <Games />;
    case 'device':
      return <Device />;
    default:
      return <Nowhere />;
  }
}
