import { aroundWordings } from "./around-the-complaint.ts";
import { atHomeWordings } from "./at-home.ts";
import { atHomeBodyWordings } from "./at-home-body.ts";
import { atHomeHeadWordings } from "./at-home-head.ts";
import { atHomeLivingWordings } from "./at-home-living.ts";
import { atHomeMindWordings } from "./at-home-mind.ts";
import { atHomeTrunkWordings } from "./at-home-trunk.ts";
import { chartedWordings } from "./charted.ts";
import { generalWordings } from "./general.ts";
import { homelyWordings } from "./homely.ts";
import { limbWordings } from "./limbs-and-senses.ts";
import { mindWordings } from "./mind.ts";
import { narratedWordings } from "./narrated.ts";
import { plainWordings } from "./plain.ts";
import { signsOfHeadAndLimbs } from "./signs-of-head-and-limbs.ts";
import { spokenWordings } from "./spoken.ts";
import { statedWordings } from "./stated.ts";
import { toldWordings } from "./told.ts";
import { trunkSignWordings } from "./signs-of-trunk.ts";
import { trunkWordings } from "./trunk.ts";

const MODIFIER = "~";

const phrases = (text: string): string[] =>
  text
    .split(";")
    .map((phrase) => phrase.trim())
    .filter(Boolean);

type Wordings = { readonly words: readonly string[]; readonly mods: readonly string[] };

function gathered(): Map<string, Wordings> {
  const byFinding = new Map<string, Wordings>();
  for (const wordings of [generalWordings, trunkWordings, limbWordings, plainWordings, spokenWordings, toldWordings, chartedWordings, homelyWordings, atHomeWordings, atHomeTrunkWordings, atHomeHeadWordings, atHomeBodyWordings, atHomeMindWordings, atHomeLivingWordings, statedWordings, narratedWordings, signsOfHeadAndLimbs, trunkSignWordings, aroundWordings, mindWordings]) {
    for (const [id, text] of Object.entries(wordings)) {
      const { words, mods } = byFinding.get(id) ?? { words: [], mods: [] };
      const all = phrases(text);
      byFinding.set(id, {
        words: [...words, ...all.filter((phrase) => !phrase.startsWith(MODIFIER))],
        mods: [
          ...mods,
          ...all
            .filter((phrase) => phrase.startsWith(MODIFIER))
            .map((phrase) => phrase.slice(MODIFIER.length)),
        ],
      });
    }
  }
  return byFinding;
}

/** Further wordings by finding: whole phrases, and modifiers, which mean the finding only beside its parent. */
export const WORDINGS: ReadonlyMap<string, Wordings> = gathered();
