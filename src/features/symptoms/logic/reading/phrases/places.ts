import { keyOf } from "../tokens/units.ts";

/** What is complained of or found at a place of the body. */
export const COMPLAINTS: ReadonlySet<string> = new Set(
  `pain swell red tender numb tingle weak rash itch stiff lump discharge bleed cramp pressure tight burn ulcer cold pale bruise
hot nodule bump blister lesion sore puffy achy dead hazy warm distend heavy cramps spasm twitch deformity dry fullness ringing enlarged large bigger larger burning vesicle thick bulging protrude
inflamed cracked crusted scaly peel flaky water watery gritty sticky runny blocked stuffed lumpy droop throb stabbing
sores raw cloudy boggy wart rigid tense weepy wasted hoarse loose gnawing uncomfortable ulcerated`
    .split(/\s+/)
    .map(keyOf),
);

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/\s+/).map((pair) => {
      const [part = "", whole = ""] = pair.split(":");
      return [keyOf(part), keyOf(whole)];
    }),
  );

/** Places that lie within another: what has no name of its own there has that of the larger one. */
const WITHIN: ReadonlyMap<string, string> = pairs(
  `sternum:chest rib:chest lowback:back shin:leg calf:leg thigh:leg forearm:arm heel:foot toe:foot thumb:finger fingertip:finger
knuckle:finger pinky:finger finger:hand palm:hand cheek:face forehead:face jaw:face malar:cheek gum:mouth lip:mouth
tongue:mouth palate:mouth oral:mouth tonsil:throat pharynx:throat uvula:throat temple:head occipital:head parietal:head vertex:head orbital:eye eyelid:eye buccal:mouth
perioral:mouth circumoral:perioral palmar:palm submandibular:neck extremity:limb labia:vulva suprapubic:abdomen periumbilical:abdomen
epigastric:abdomen epigastrium:epigastric hypogastric:suprapubic hypogastrium:suprapubic nipple:breast areola:breast pinna:ear earlobe:ear mastoid:ear
periorbital:eyelid foreskin:penis glans:penis scapula:shoulder deltoid:shoulder bicep:arm tricep:arm hamstring:thigh quadriceps:thigh popliteal:knee
kneecap:knee sacrum:lowback coccyx:lowback olecranon:elbow achilles:ankle malleolus:ankle`,
);

/** A place and those it lies within, from the smallest. */
export function placesOf(place: string): string[] {
  const larger = WITHIN.get(place);
  return larger === undefined ? [place] : [place, ...placesOf(larger)];
}

/** Places of the body. */
export const SITES: ReadonlySet<string> = new Set([
  ...`abdomen rlq llq ruq luq chest head neck back flank pelvis groin hip knee ankle foot leg arm shoulder elbow wrist hand face eye ear
throat tooth breast testicle scrotum penis vagina vulva anus rectum mouth nose scalp eyelid joint muscle bone skin buttock node
genital feet body side privates limb sole navel axilla prostate ovary adnexa fontanelle clavicle thyroid spine parotid`
    .split(/\s+/)
    .map(keyOf),
  ...WITHIN.keys(),
]);
