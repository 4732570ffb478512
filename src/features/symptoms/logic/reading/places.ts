import { keyOf } from "./units.ts";

/** What is complained of or found at a place of the body. */
export const COMPLAINTS: ReadonlySet<string> = new Set(
  `pain swell red tender numb tingle weak rash itch stiff lump discharge bleed cramp pressure tight burn ulcer cold pale bruise
hot nodule bump blister lesion sore puffy achy dead hazy warm distend heavy cramps spasm twitch deformity dry fullness ringing enlarged large bigger larger burning vesicle thick bulging protrude
inflamed cracked crusted scaly peel flaky water watery gritty sticky runny blocked stuffed lumpy droop throb stabbing
sores raw cloudy boggy wart rigid tense weepy wasted hoarse loose`
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
export const WITHIN: ReadonlyMap<string, string> = pairs(
  `sternum:chest rib:chest lowback:back shin:leg calf:leg thigh:leg forearm:arm heel:foot toe:foot thumb:finger finger:hand
cheek:face forehead:face jaw:face gum:mouth lip:mouth tongue:mouth temple:head labia:vulva vulvar:vulva suprapubic:abdomen
periumbilical:abdomen epigastric:abdomen`,
);

/** Places of the body. */
export const SITES: ReadonlySet<string> = new Set(
  `abdomen rlq llq ruq luq epigastric suprapubic periumbilical chest head neck back lowback flank pelvis groin hip knee ankle foot toe heel leg
calf thigh arm forearm shoulder elbow wrist hand finger face jaw eye ear throat tooth breast testicle scrotum penis vagina vulvar anus
rectum mouth tongue lip gum nose scalp eyelid joint muscle bone skin rib sternum forehead temple cheek thumb shin buttock node
genital vulva labia feet body side`
    .split(/\s+/)
    .map(keyOf),
);
