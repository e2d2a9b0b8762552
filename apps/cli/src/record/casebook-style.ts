/** The style of a casebook's page: the colours of the app, light and dark. */
const lines = [
  ['#7a1f2b', '#f08a8a'], ['#1f4d3a', '#8fd0b4'], ['#1e2f4f', '#8fb4f0'], ['#8a5a00', '#e3c47a'], ['#5b2a86', '#c9a2f0'],
  ['#a5411f', '#f2a27f'], ['#2f6d62', '#7fd7c6'], ['#6b6b1e', '#d3d36a'], ['#7d3c62', '#eaa0c8'], ['#444444', '#c8c8c8'],
] as const; // biome-ignore format: a list

const colours = lines
  .map(([light, dark], i) => {
    const dashes = ['none', '7 3', '2 3', '10 3 2 3', '4 2'][i % 5]!;
    return `.c${i}{color:light-dark(${light},${dark})}.c${i} path{stroke-dasharray:${dashes}}`;
  })
  .join('');

export const pageStyle = `
:root{color-scheme:light dark;--paper:light-dark(#f4ecd8,#10201c);--panel:light-dark(#fbf6e9,#18302a);--ink:light-dark(#2b2118,#f1e6cb);--quiet:light-dark(#62533f,#b9b391);--rule:light-dark(#d9c9a3,#35524a);--loud:light-dark(#7a1f2b,#d9b45b)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Optima,Candara,"Gill Sans","Noto Sans","Segoe UI",Ubuntu,sans-serif}
main{max-width:54rem;margin:0 auto;padding:24px 16px 48px}
h1{font-size:1.75rem;margin:0 0 4px;color:var(--loud)}h2{margin:32px 0 8px;border-bottom:2px solid var(--rule)}h3{margin:16px 0 4px}
.solution{font-size:1.2rem;margin:0}.note,.when,.tick{color:var(--quiet)}.note{font-size:.9rem}.when{font-size:.85rem;white-space:nowrap}
figure{margin:0;padding:8px;background:var(--panel);border:1px solid var(--rule)}svg{display:block;width:100%;height:auto;overflow:visible}
svg text{font:13px Optima,Candara,"Gill Sans","Noto Sans","Segoe UI",Ubuntu,sans-serif;fill:currentColor}.grid{stroke:var(--rule);fill:none}.tick{font-variant-numeric:tabular-nums}
.line path{fill:none;stroke:currentColor;stroke-width:2.5}.line circle{fill:currentColor;stroke:var(--panel);stroke-width:2}
ul{margin:4px 0;padding-left:1.2rem}li{margin:4px 0}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:4px 12px 4px 0;text-align:left;border-bottom:1px solid var(--rule)}
summary{cursor:pointer;padding:8px 0;color:var(--quiet)}${colours}
`;
