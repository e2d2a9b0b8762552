import { Session } from 'node:inspector/promises';
const s = new Session(); s.connect(); await s.post('HeapProfiler.enable'); await s.post('HeapProfiler.startSampling', { samplingInterval: 4096, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true } as any);
await import('./_perf.ts');
const { profile } = await s.post('HeapProfiler.stopSampling');
const self: Record<string, number> = {}; let tot = 0;
const walk = (n: any) => { const k = n.callFrame.functionName + ' ' + n.callFrame.url.split('/').slice(-2).join('/') + ':' + n.callFrame.lineNumber; self[k] = (self[k] || 0) + n.selfSize; tot += n.selfSize; for (const c of n.children) walk(c); };
walk(profile.head);
for (const [k, v] of Object.entries(self).sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log((100 * v / tot).toFixed(1) + '%', k);
