import * as v from "valibot";
import { SUBJECTS } from "#/features/substances/population.schema.ts";
import { readBand } from "../choosing/band.ts";
import { readBag } from "./bag.ts";
import { readDose, readInterval, readPreparation, readStep, type Step } from "./notation.ts";
import { type DoseText, HEPATIC, type Interval, type Preparation, ROUTES } from "./record.ts";

/** A text that one of the readers of this notation accepts. */
function readable(read: (text: string) => unknown, name: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => {
        try {
          read(text);
          return true;
        } catch (error) {
          if (error instanceof RangeError) return false;
          throw error;
        }
      },
      (issue) => `not ${name}: ${issue.received}`,
    ),
  );
}

const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(600));
const Band = readable((text) => readBand(text), "a band");
const Weeks = readable((text) => readBand(text, true), "a band of weeks");
const Dose = readable((text) => readDose(text as DoseText), "a dose with its unit");
const Every = readable((text) => readInterval(text as Interval), "an interval");
const Form = readable((text) => readPreparation(text as Preparation), "a preparation");

const Bag = v.pipe(
  Text,
  v.check(
    (text) => readBag(text)?.text === text,
    (issue) => `not a bag: ${issue.received}`,
  ),
);

const Label = v.strictObject({
  setId: v.pipe(v.string(), v.uuid()),
  version: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), Text])),
  section: v.optional(Text),
});
const Source = v.union([
  Label,
  v.strictObject({
    guideline: Text,
    year: v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2026)),
  }),
]);

const FirstDose = v.strictObject({ dose: Dose, cap: v.optional(Dose), when: v.optional(Text) });
const Load = v.union([FirstDose, v.pipe(v.array(FirstDose), v.minLength(2))]);
const change = {
  dose: v.optional(Dose),
  every: v.optional(Every),
  cap: v.optional(Dose),
  dayMax: v.optional(Dose),
  part: v.optional(v.pipe(v.number(), v.gtValue(0), v.ltValue(1))),
  load: v.optional(Load),
  never: v.optional(Text),
  noFigure: v.optional(Text),
  say: v.optional(Text),
};
const Change = v.strictObject(change);
const Dialysis = v.strictObject({
  ...change,
  as: v.optional(v.pipe(v.number(), v.minValue(0))),
  afterSession: v.optional(Dose),
});
const Alternative = v.strictObject({
  is: v.picklist(["or", "raise to"]),
  dose: Dose,
  every: Every,
  when: v.optional(Text),
});
const Raise = v.strictObject({
  by: v.union([v.literal("double"), Dose]),
  every: v.optional(readable((text) => readStep(text as Step), "an interval")),
  to: v.optional(Dose),
  when: v.optional(Text),
});

const rule = {
  age: v.optional(Band),
  weight: v.optional(Band),
  gestation: v.optional(Weeks),
  by: v.optional(v.picklist(["ideal", "adjusted"])),
  load: v.optional(Load),
  cap: v.optional(Dose),
  dayMax: v.optional(v.union([Dose, v.pipe(v.array(Dose), v.nonEmpty())])),
  prn: v.optional(v.literal(true)),
  duration: v.optional(Text),
  renal: v.optional(v.array(v.strictObject({ at: Band, ...change }))),
  toldAnyway: v.optional(Text),
  hemodialysis: v.optional(Dialysis),
  peritoneal: v.optional(Dialysis),
  creatinine: v.optional(v.pipe(v.array(v.strictObject({ at: Band, ...change })), v.nonEmpty())),
  hepatic: v.optional(
    v.strictObject({
      mild: v.optional(Change),
      moderate: v.optional(Change),
      severe: v.optional(Change),
    }),
  ),
  alternatives: v.optional(v.pipe(v.array(Alternative), v.nonEmpty())),
  raise: v.optional(v.pipe(v.array(Raise), v.nonEmpty())),
  usual: v.optional(Dose),
  titrated: v.optional(Text),
  say: v.optional(v.array(Text)),
  source: v.optional(Source),
  section: v.optional(Text),
};
const Rule = v.union([
  v.strictObject({ ...rule, dose: Dose, every: Every }),
  v.strictObject({ ...rule, never: Text }),
]);

const Route = v.picklist(ROUTES);
const Whom = v.strictObject({
  age: v.optional(Band),
  weight: v.optional(Band),
  renal: v.optional(Band),
  dialysis: v.optional(v.literal(true)),
  hepatic: v.optional(v.array(v.picklist(HEPATIC))),
  route: v.optional(v.array(Route)),
  for: v.optional(Text),
  sex: v.optional(v.picklist(["female", "male"])),
});
const Limit = v.strictObject({ whom: Whom, say: Text });

const described = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: Text,
  ingredients: v.optional(v.pipe(v.array(Text), v.nonEmpty())),
  tallMan: v.optional(Text),
  brands: v.optional(v.array(Text)),
  source: Source,
  checkedOn: v.pipe(v.string(), v.isoDate()),
};

/** One medication as the data files write it. */
export const MedicationSchema = v.union([
  v.strictObject({ ...described, refused: Text, use: Text }),
  v.strictObject({
    ...described,
    highAlert: v.optional(v.literal(true)),
    amountsOf: v.optional(Text),
    kidney: v.optional(v.literal("eGFR")),
    renallyCleared: v.optional(v.literal(true)),
    noRenalChange: v.optional(Label),
    forms: v.optional(
      v.partial(v.strictObject(Object.fromEntries(ROUTES.map((route) => [route, v.array(Form)])))),
    ),
    never: v.optional(v.array(Limit)),
    boxed: v.optional(Text),
    contraindicated: v.optional(v.array(Text)),
    pregnancy: v.optional(Text),
    pregnancyFor: v.optional(v.pipe(v.array(Text), v.nonEmpty())),
    beers: v.optional(Text),
    noChange: v.optional(v.pipe(v.array(v.picklist(SUBJECTS)), v.nonEmpty())),
    warnings: v.optional(v.array(v.union([Text, Limit]))),
    mixUps: v.optional(v.array(Text)),
    dialysis: v.optional(Text),
    peritoneal: v.optional(Text),
    hemodialysis: v.optional(Dialysis),
    bags: v.optional(v.pipe(v.array(Bag), v.nonEmpty())),
    regimens: v.pipe(
      v.array(
        v.strictObject({
          for: Text,
          also: v.optional(v.array(Text)),
          route: v.union([Route, v.pipe(v.array(Route), v.nonEmpty())]),
          ages: Band,
          source: v.optional(Source),
          section: v.optional(Text),
          rules: v.pipe(v.array(Rule), v.nonEmpty()),
        }),
      ),
      v.nonEmpty(),
    ),
  }),
]);
