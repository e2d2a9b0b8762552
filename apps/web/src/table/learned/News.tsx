/** Important events: passing notices, and those held until acknowledged. */
import type { JSX } from 'preact';
import { Acknowledge, fetchRare } from './Acknowledge.tsx';
import { PassingNotices } from './PassingNotices.tsx';

export function News(): JSX.Element {
  return (
    <>
      <PassingNotices />
      <Acknowledge />
    </>
  );
}

/** @public Before the first verdict comes: fetched with it, a plain sentence would flash up first. */
export { fetchRare };
