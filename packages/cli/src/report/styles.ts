import { CERTIFIED } from '@endcap/scoring'

/** Styles of the report. The colors are those of the console, in both themes and on paper. */
export const STYLES = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f6f3, #131412);
  --surface: light-dark(#ffffff, #1b1c1a);
  --sunken: light-dark(#eeeeea, #272926);
  --line: light-dark(#e3e3dd, #30322f);
  --line-strong: light-dark(#84867e, #80837b);
  --rail: light-dark(#bfc0b8, #4d504a);
  --ink: light-dark(#1a1c1a, #ededea);
  --ink-2: light-dark(#4c4f4a, #b9bbb4);
  --ink-3: light-dark(#62655f, #9fa29a);
  --accent: light-dark(#0b6b55, #54c9a8);
  --loss: light-dark(#a8390f, #f39468);
  --loss-fill: light-dark(#c9582b, #e07a4b);
  --loss-soft: var(--surface);
  --score-fill: light-dark(#3a3d39, #cfd1ca);
  --track: light-dark(#e4e4de, #383b37);
  --tick: light-dark(#84867e, #80837b);
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--canvas); color: var(--ink);
  font: 500 14px/20px Figtree, system-ui, -apple-system, "Segoe UI", sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 1200px; margin: 0 auto; padding: 24px; display: grid; gap: 16px; }
h1 { font-size: 20px; line-height: 28px; letter-spacing: -.01em; }
h2, h3, b { font-size: 14px; font-weight: 700; }
h2 .meta, h3 .meta { margin-left: 4px; }
ol, ul { list-style: none; padding: 0; }
a { color: inherit; text-decoration-color: var(--line-strong); text-underline-offset: 3px; }
a:hover { text-decoration-color: currentcolor; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
img { display: block; max-width: 100%; }
.meta { color: var(--ink-3); font-size: 12px; font-weight: 500; line-height: 16px; }
.gain { color: var(--accent); }
.loss { color: var(--loss); white-space: nowrap; }
.figure { font-size: 44px; font-weight: 700; line-height: 48px; letter-spacing: -.02em; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 16px; }
.note { color: var(--ink-2); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.filters { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
.filters li { border: 1px solid var(--line-strong); border-radius: 6px; padding: 1px 8px; font-size: 12px; }

.figures { display: grid; grid-template-columns: repeat(4, 1fr); padding: 0; }
.figures > div { padding: 12px 16px; }
.figures > div + div { border-left: 1px solid var(--line); }
.figures dt { font-size: 12px; line-height: 16px; color: var(--ink-2); }

.charts { display: grid; grid-template-columns: 2fr 1fr; gap: 16px; }
.histogram { display: block; width: 100%; margin-top: 8px; overflow: visible; }
.histogram text { font-size: 11px; fill: var(--ink-2); }
.histogram .above { fill: var(--score-fill); }
.histogram .below { fill: url(#low); stroke: var(--loss-fill); }
.histogram .low-ground { fill: var(--surface); }
.histogram .low-line { fill: var(--loss-fill); }
.histogram .base { stroke: var(--line-strong); }
.histogram .mark { stroke: var(--ink); stroke-width: 2; }

.causes { display: grid; gap: 8px; margin-top: 12px; }
.causes li { display: grid; grid-template-columns: 1fr 72px; gap: 2px 12px; align-items: center; }
.causes .meta, .causes b { text-align: right; }
.share { height: 8px; border-radius: 2px; background: var(--track); }
.share i { display: block; height: 100%; border-radius: 2px; }

table { width: 100%; border-collapse: collapse; margin-top: 8px; }
th { font-size: 12px; font-weight: 500; color: var(--ink-3); text-align: left; padding: 8px; }
td { padding: 7px 8px; border-top: 1px solid var(--line); }
th:first-child { width: 42%; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
.number { text-align: right; white-space: nowrap; }
.product { display: flex; gap: 12px; align-items: center; min-width: 0; }
.product .meta { display: block; }
.product a, .product bdi { overflow-wrap: anywhere; }
.thumbnail { flex: none; width: 40px; height: 40px; border: 1px solid var(--line); border-radius: 4px; background: var(--sunken); overflow: hidden; }
.thumbnail img { background: #fff; width: 100%; height: 100%; object-fit: contain; }

.score { display: inline-flex; align-items: center; gap: 8px; white-space: nowrap; }
.score b { min-width: 2.4em; }
.score .word { font-size: 12px; color: var(--ink-2); }
.bar { position: relative; width: 48px; height: 6px; border-radius: 2px; background: var(--track); }
.bar i { display: block; height: 100%; border-radius: 2px; background: var(--score-fill); }
.bar::after { content: ""; position: absolute; left: ${CERTIFIED}%; top: -3px; bottom: -3px; width: 2px; background: var(--tick); }
.acceptance { display: block; font-size: 12px; line-height: 16px; color: var(--ink-2); }
.acceptance.not_accepted { color: var(--loss); font-weight: 700; }
.acceptance.accepted { color: var(--accent); }
.low b, .low .word { color: var(--loss); }
.low .bar i { background: repeating-linear-gradient(-45deg, var(--loss-fill) 0 3px, var(--track) 3px 5px); }

.listing { display: grid; gap: 16px; break-inside: avoid; scroll-margin-top: 16px; }
.listing h2 { font-size: 20px; line-height: 28px; letter-spacing: -.01em; overflow-wrap: anywhere; }
.verdict { display: grid; grid-template-columns: 128px 1fr; gap: 16px; align-items: start; }
.verdict p { display: grid; }
.breakdown { position: relative; display: flex; gap: 2px; height: 28px; margin-top: 10px; }
.breakdown i { flex: 0 1 0; min-width: 3px; border-radius: 2px; }
.breakdown::after { content: ""; position: absolute; left: ${CERTIFIED}%; top: -4px; bottom: -4px; width: 2px; background: var(--ink); box-shadow: 0 0 0 1px var(--surface); }
.kept { background: var(--score-fill); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 8px; font-size: 12px; line-height: 16px; color: var(--ink-2); }
.legend b { font-size: 12px; }
.swatch { display: inline-block; width: 12px; height: 12px; border-radius: 2px; margin-right: 6px; vertical-align: -2px; }

.shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(128px, 1fr)); gap: 16px 0; }
.picture { display: grid; place-items: center; height: 136px; padding: 0 6px; border-bottom: 4px solid var(--rail); }
.picture img { max-height: 128px; background: #fff; border: 1px solid var(--line); border-radius: 4px; align-self: end; }
.picture span { text-align: center; }
.empty .picture span { display: grid; place-items: center; width: 100%; height: 124px; padding: 8px; border: 1px dashed var(--line-strong); border-radius: 4px; color: var(--ink-2); font-size: 12px; line-height: 16px; }
.ticket { display: grid; gap: 2px; justify-items: start; padding: 6px 12px 0; font-size: 12px; line-height: 16px; }
.ticket b { font-size: 12px; }

.actions li { display: grid; grid-template-columns: 64px 1fr; gap: 8px; padding: 8px 0; border-top: 1px solid var(--line); }
.actions { margin-top: -8px; }
.actions li:first-child { border-top: 0; }
.rules { margin-top: -8px; color: var(--ink-2); }
footer { display: grid; gap: 4px; }

@media (max-width: 720px) {
  main { padding: 16px; }
  .wide, td .bar { display: none; }
  th:first-child { width: auto; }
  td .score { display: grid; gap: 0; }
  .charts { grid-template-columns: 1fr; }
  .histogram text { font-size: 20px; }
  .figures { grid-template-columns: 1fr 1fr; }
  .figures > div:nth-child(3) { border-left: 0; }
  .figures > div:nth-child(n + 3) { border-top: 1px solid var(--line); }
  .figure { font-size: 32px; line-height: 36px; }
  .verdict { grid-template-columns: 1fr; gap: 4px; }
}
@media (forced-colors: active) { .bar i, .breakdown i, .swatch { border: 1px solid CanvasText; } }
@media print {
  :root { color-scheme: light; }
  body { background: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main { padding: 0; max-width: none; }
  tr { break-inside: avoid; }
}
`
