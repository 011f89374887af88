/** Small and with system fonts, because it is loaded within another site. */
export const embedStyle = `
:root{color-scheme:light dark;--ground:#fff;--ink:#0f172a;--muted:#475569;--line:#cbd5e1;--link:#4f46e5;
--free:#d1fae5;--on-free:#064e3b;--taken:#e2e8f0;--on-taken:#334155;--on-link:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#0f172a;--ink:#f1f5f9;--muted:#cbd5e1;--line:#475569;--link:#a5b4fc;
--free:#065f46;--on-free:#ecfdf5;--taken:#334155;--on-taken:#e2e8f0;--on-link:#0f172a}}
*{box-sizing:border-box}
body{margin:0;padding:.75rem;font:1rem/1.4 system-ui,sans-serif;background:var(--ground);color:var(--ink)}
main{max-width:34rem;margin:0 auto}
h1{margin:0;font-size:1.0625rem;overflow-wrap:anywhere;text-wrap:balance}
.months{display:grid;grid-template-columns:2.75rem 1fr 2.75rem;align-items:center;margin:.75rem 0 .5rem}
.months h2{grid-column:2;margin:0;text-align:center;font-size:1rem}
.months a{display:grid;place-items:center;height:2.75rem;border:1px solid var(--line);border-radius:.625rem;
color:var(--link);font-size:1.375rem;text-decoration:none}
.months a:hover{border-color:var(--link)}
.after{grid-column:3}
table{width:100%;table-layout:fixed;border-collapse:separate;border-spacing:2px}
th{padding:.25rem 0;font-size:.8125rem;font-weight:600;color:var(--muted)}
th abbr{text-decoration:none}
td{height:2.75rem;padding:0;text-align:center;border-radius:.5rem;font-variant-numeric:tabular-nums}
td>*{display:flex;flex-direction:column;justify-content:center;align-items:center;min-height:2.75rem;line-height:1.1}
td svg{margin-top:1px}
td a{color:inherit;text-decoration:none;border-radius:.5rem}
.past{color:var(--muted)}
.available{background:var(--free);color:var(--on-free);font-weight:600}
.taken{background:var(--taken);color:var(--on-taken)}
td a:hover{box-shadow:inset 0 0 0 2px var(--link)}
.today{outline:2px solid var(--link);outline-offset:-2px}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.75rem 0;padding:0;list-style:none;font-size:.875rem;
color:var(--muted)}
.legend svg{box-sizing:content-box;padding:.25rem;margin-right:.25rem;vertical-align:middle;border-radius:.375rem}
.legend li:nth-child(1) svg{background:var(--free);color:var(--on-free)}
.legend li:nth-child(2) svg{background:var(--taken);color:var(--on-taken)}
.enquiry{display:block;padding:.75rem 1rem;border-radius:.75rem;background:var(--link);color:var(--on-link);
font-weight:600;text-align:center;text-decoration:none}
.enquiry:hover{text-decoration:underline;text-underline-offset:.2em}
@media(forced-colors:active){.available,.taken,.enquiry{border:1px solid}}
`
