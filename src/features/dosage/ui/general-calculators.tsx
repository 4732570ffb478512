import { memo, Suspense, useDeferredValue, useState } from "react";
import { Card } from "#/design/card.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { type Draft, measureOf, problemOf } from "../logic/patient/draft.ts";
import { type FormulaResult, generalResults } from "../logic/calculators/general-results.ts";

const SEXES = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
];
const FIELDS = [
  { field: "age", label: "Age in years", hint: "Or 18 months" },
  { field: "weight", label: "Weight in kg", hint: "Or 154 lb" },
  { field: "height", label: "Height in cm", hint: "Or 5 ft 10 in" },
  { field: "creatinine", label: "Creatinine in mg/dL", hint: "Or 88 umol/L" },
] as const;
type Texts = Pick<Draft, (typeof FIELDS)[number]["field"] | "sex">;

/** The formulas beside a patient who is being filled in; a letter typed there does not wait for them. */
export function GeneralCalculators({ draft }: { draft: Draft }) {
  const { age, weight, height, creatinine, sex } = useDeferredValue(draft);
  return <Following {...{ age, weight, height, creatinine, sex }} />;
}

/** Comes alive by itself. A boundary that is drawn anew comes alive at once, so that it is not where nothing has changed. */
const Following = memo(function Following(patient: Texts) {
  return (
    <Suspense>
      <Calculators {...patient} />
    </Suspense>
  );
});

/** The formulas that dosing rests on, by themselves: each says its source and where it holds. */
function Calculators(patient: Texts) {
  const [own, setOwn] = useState<Partial<Texts>>({});
  const texts = { ...patient, ...own };
  const read = (field: keyof Omit<Texts, "sex">) => measureOf(field, texts[field]);
  const { sex } = texts;
  const results = generalResults({
    age: read("age")?.value,
    weight: read("weight")?.value,
    height: read("height")?.value,
    creatinine: read("creatinine")?.value,
    sex: sex === "female" || sex === "male" ? sex : undefined,
  });
  return (
    <Card aria-labelledby="general" className="mt-8 print:hidden md:p-6">
      <h2 id="general" className="text-h2">
        General calculators
      </h2>
      <p className="text-small text-muted">
        They take over what is typed above, until something else is typed here.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-5">
        {FIELDS.map(({ field, label, hint }) => (
          <TextField
            key={field}
            label={label}
            hint={read(field)?.conversion ?? hint}
            autoComplete="off"
            value={texts[field]}
            error={problemOf(field, texts[field])}
            onChange={({ target }) => setOwn((before) => ({ ...before, [field]: target.value }))}
          />
        ))}
        <SelectField
          label="Sex"
          hint="As formulas use it"
          placeholder="Not given"
          options={SEXES}
          value={sex}
          onChange={({ target }) => setOwn((before) => ({ ...before, sex: target.value }))}
        />
      </div>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {results.map((result) => (
          <li
            key={result.formula.name}
            className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <div>
              <h3 className="font-semibold">{result.formula.name}</h3>
              <p className="text-small wrap-anywhere tabular-nums">{result.formula.expression}</p>
              <p className="text-small text-muted">
                {result.formula.limits} Source: {result.formula.source}.
              </p>
            </div>
            <Result result={result} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Result({ result }: { result: FormulaResult }) {
  if ("value" in result) {
    return <output className="text-h3 tabular-nums md:text-right">{result.value}</output>;
  }
  const text = "needs" in result ? `Needs ${result.needs.join(", ")}` : result.outside;
  return <output className="text-small text-muted md:text-right">{text}</output>;
}
