import { readLabels } from "../knowledge/schema/evidence/labels.ts";
import { readStatements } from "../knowledge/schema/evidence/statements.ts";
import { judge, shelfOf } from "../knowledge/schema/evidence/judge.ts";
import { wording } from "../knowledge/schema/evidence/statement.ts";
import { ROOT } from "./setup/root.ts";
console.time("labels");
const labels = await readLabels(process.argv.slice(2), (p) => console.error(p));
console.timeEnd("labels");
const st = await readStatements(ROOT);
console.log(labels.length, st.length);
console.time("judge");
const shelf = shelfOf(labels);
const results = st.map((s) => judge(s, shelf));
console.timeEnd("judge");
const tot = new Map<string, Map<string, number>>();
for (const r of results) { const m = tot.get(r.statement.kind) ?? new Map(); m.set(r.judgement, (m.get(r.judgement) ?? 0) + 1); tot.set(r.statement.kind, m); }
console.table(Object.fromEntries([...tot].map(([k, m]) => [k, Object.fromEntries(m)])));
if (process.env["SHOW"]) for (const r of results.filter((r) => r.judgement === process.env["SHOW"] && r.statement.kind.match(process.env["KIND"] ?? ".")).filter((_, i) => i % Number(process.env["STEP"] ?? 1) === 0).slice(0, 60)) console.log(r.statement.id, "\n   ", wording(r.statement).slice(0,200), "| ", r.label?.setId, "\n   >", r.found.slice(0, 300));
