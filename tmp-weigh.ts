import { gzipSync } from "node:zlib";
import { withThrowawayServer } from "./scripts/setup/throwaway-server.ts";
await withThrowawayServer(async ({origin})=>{
  const seen = new Map<string,number>();
  for (const path of process.argv.slice(2)) {
    const html = await (await fetch(origin+path)).text();
    const scripts=[...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"|import\("(\/assets\/[^"]+)"\)/g)].map(m=>m[1]??m[2]))];
    let total=0; const rows=[];
    for (const s of scripts){ let z=seen.get(s); if(z===undefined){z=gzipSync(await (await fetch(origin+s)).text(),{level:9}).length; seen.set(s,z);} total+=z; rows.push([s,z]); }
    console.log(path,(total/1000).toFixed(1),"kB js", scripts.length, "html", (gzipSync(html).length/1000).toFixed(1));
    if (path.includes("/calculators")) for (const [s,z] of rows.sort((a:any,b:any)=>b[1]-a[1])) console.log("  ",z,s);
  }
});
