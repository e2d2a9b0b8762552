/** Important events: passing notices, and those held until acknowledged. */
import type { JSX } from 'preact';
import { Acknowledge } from './Acknowledge.tsx';
import { PassingNotices } from './PassingNotices.tsx';

export function News(): JSX.Element {
  return (
    <>
      <PassingNotices />
      <Acknowledge />
    </>
  );
}
