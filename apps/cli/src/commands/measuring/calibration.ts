import { join } from 'node:path';
import { maxGames, wholeNumber } from '../../arena/match/read-spec.ts';
import { binsOf, type CalibrationDeal, decisionsIn, playCalibration } from '../../measure/calibration.ts';
import { calibrationBlock, calibrationHead, calibrationRows, writeBlock } from '../../measure/doc.ts';
import { Ledger } from '../../measure/ledger.ts';
import { root, sourcesOf } from '../../measure/sources.ts';
import { columns } from '../../text/layout.ts';
import { progress } from '../../text/progress.ts';
import { dim } from '../../text/style.ts';
import { done } from '../../usage.ts';
import { type MeasureOptions, threadsFor } from './campaign.ts';

export async function calibrationCommand(given: MeasureOptions, decisions: string): Promise<number> {
  const wanted = wholeNumber(decisions, '--calibration', maxGames);
  const series = { seed: given.seed, sources: sourcesOf() };
  const ledger = new Ledger<CalibrationDeal>(given.out ?? join(root, 'docs/bots/calibration.jsonl'));
  const kept = (): CalibrationDeal[] =>
    ledger.entries.filter(
      ({ seed, sources }) => seed === series.seed && (given.keep === true || sources === series.sources),
    );
  if (!given.show && decisionsIn(kept()) < wanted) {
    const threads = threadsFor(given);
    const bar = progress('decisions', wanted);
    try {
      await playCalibration(wanted, series, kept(), threads, (result) => {
        ledger.add(result);
        bar.step(Math.min(wanted, decisionsIn(kept())));
      });
    } finally {
      bar.end();
      await threads.close();
    }
  }
  const deals = kept();
  if (given.write) writeBlock('calibration', calibrationBlock(ledger.entries));
  if (given.json) console.log(JSON.stringify({ decisions: decisionsIn(deals), bins: binsOf(deals) }));
  else {
    for (const line of columns([calibrationHead.map(dim), ...calibrationRows(deals)])) console.log(line);
    console.log(dim(`${decisionsIn(deals)} decisions in ${deals.length} deals`));
  }
  return done;
}
