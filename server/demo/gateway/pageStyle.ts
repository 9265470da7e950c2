/** Style of the hosted pages: plain, and unlike any real bank. */
export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --bg: light-dark(#f1eff7, #15131c);
  --card: light-dark(#ffffff, #201d2b);
  --text: light-dark(#1c1829, #f3f0fa);
  --muted: light-dark(#575070, #bdb6d1);
  --line: light-dark(#8a83a0, #8a83a0);
  --main: light-dark(#4b3b9c, #c3b6ff);
  --on-main: light-dark(#ffffff, #1a1240);
  --warn: light-dark(#fff1cf, #3d3113);
  --on-warn: light-dark(#4a3500, #ffe6ad);
}
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; padding: 24px 16px 48px; background: var(--bg); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 460px; margin: 0 auto; padding: 24px; border-radius: 16px; background: var(--card); }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; margin-bottom: 16px; }
header a { display: inline-flex; align-items: center; min-height: 44px; color: var(--main); }
.mark { padding: 2px 12px; border-radius: 99px; background: var(--warn); color: var(--on-warn); font-weight: 700; }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 8px 0 4px; font-size: 1.0625rem; }
.notice { margin: 12px 0 20px; padding: 12px 14px; border-radius: 10px; background: var(--warn); color: var(--on-warn); font-size: 0.9375rem; }
.amount { font-size: 2.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.amount small { color: var(--muted); font-size: 1rem; font-weight: 400; }
dl { margin: 8px 0 20px; }
dl div { display: flex; flex-wrap: wrap; gap: 2px 12px; padding: 4px 0; }
dt { flex: 0 0 110px; color: var(--muted); }
dd { flex: 1 1 180px; overflow-wrap: anywhere; }
form { display: grid; gap: 10px; }
button, a.main { display: flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; background: none; color: var(--text); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.main { border-color: var(--main) !important; background: var(--main) !important; color: var(--on-main) !important; }
.quiet { border-color: transparent; color: var(--main); text-decoration: underline; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.outcome { margin-bottom: 16px; font-size: 1.125rem; font-weight: 600; }
.outcome + p { margin-bottom: 16px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
