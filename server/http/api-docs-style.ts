/** Of `/api/docs` alone, which works without any other file. */
export const apiDocsStyle = `
:root{color-scheme:light dark;--ground:#f8fafc;--surface:#fff;--line:#e2e8f0;--text:#1e293b;--soft:#475569;--accent:#4f46e5;
--get:#1565c0;--post:#047857;--put:#b45309;--delete:#dc2626}
@media(prefers-color-scheme:dark){:root{--ground:#0f172a;--surface:#1e293b;--line:#334155;--text:#f1f5f9;--soft:#cbd5e1;
--accent:#a5b4fc;--get:#7cc4fa;--post:#34d399;--put:#ffb74d;--delete:#fca5a5}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 system-ui,sans-serif}
main,header{max-width:64rem;margin:0 auto;padding:1.5rem 1rem}
h1{margin:0;font-size:2rem}
main{padding-top:0}
h2{margin:2rem 0 1rem;font-size:1.4rem}
h3{margin:0;font-size:1rem;font-weight:600;overflow-wrap:anywhere}
h4{margin:1.25rem 0 .25rem;font-size:.9rem;color:var(--soft)}
p{margin:.5rem 0;max-width:60ch}
a{color:var(--accent)}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}
section.call,section.schema{margin:1rem 0;padding:1rem;background:var(--surface);border:1px solid var(--line);border-radius:.75rem}
.method{display:inline-block;min-width:3.5rem;font:700 .85rem ui-monospace,monospace}
.get{color:var(--get)}.post{color:var(--post)}.put,.patch{color:var(--put)}.delete{color:var(--delete)}
.access{color:var(--soft);font-size:.9rem}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.92rem}
th,td{padding:.4rem .6rem;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
thead th{border:0;color:var(--soft);font-size:.8rem}
ul.answers{padding-left:1.25rem;margin:.25rem 0}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`
