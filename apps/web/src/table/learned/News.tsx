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

/** @public Fetched before the first verdict; otherwise a plain sentence would flash up first. */
export { fetchRare };
