/** The style of a big screen comes with it: no other visit waits for it. */
import { adoptStyle } from '../app/adopt-style.ts';
import end from './big-end.css?inline';
import screen from './big-screen.css?inline';
import sitDown from './sit-down.css?inline';

adoptStyle(screen + end + sitDown);
