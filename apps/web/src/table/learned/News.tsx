/** What happened that one should not miss: passing by, or held until it was seen. */
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
