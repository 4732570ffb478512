import { type SubmitEvent, useState } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { showProblem } from "#/design/overlays/reveal.ts";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { capitalized } from "#/kernel/text.ts";
import { COLORS, namesImprint, SHAPES, type Sighting, SIZE_LABELS, SIZES } from "../pills.terms.ts";
import { drawnFrom } from "./drawn-from.ts";
import { PillDrawing } from "./pill-drawing.tsx";

const words = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capitalized(value) }));

const SIZE_OPTIONS = SIZES.map((size) => ({ value: size, label: SIZE_LABELS[size] }));
const SCORE_OPTIONS = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** Without an imprint shape and color are needed; with one they only help. */
function missingOf({ imprint, shape, color }: Sighting): { shape?: string; color?: string } {
  if (namesImprint(imprint)) return {};
  return {
    ...(shape === undefined && { shape: "Choose a shape, or type the imprint" }),
    ...(color === undefined && { color: "Choose a color, or type the imprint" }),
  };
}

/** Whether enough is said to look the pill up. */
export const canBeAsked = (seen: Sighting): boolean => Object.keys(missingOf(seen)).length === 0;

/** The pill's description. Shape and colour weigh in the search and never exclude. */
export function PillForm({
  seen,
  onChange,
  onIdentify,
  onClear,
}: {
  seen: Sighting;
  onChange: (part: Partial<Sighting>) => void;
  onIdentify: () => void;
  onClear: () => void;
}) {
  const [problems, setProblems] = useState<{ shape?: string; color?: string }>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = missingOf(seen);
    setProblems(missing);
    if (Object.keys(missing).length === 0) onIdentify();
    else {
      const form = event.currentTarget;
      requestAnimationFrame(() => showProblem(form));
    }
  };
  const clear = () => {
    setProblems({});
    onClear();
  };
  const imprinted = namesImprint(seen.imprint);
  return (
    <Card aria-labelledby="describe">
      <h2 id="describe" className="text-h3">
        Describe the pill
      </h2>
      <form onSubmit={submit} noValidate className="mt-3 space-y-3">
        <div className="flex h-28 items-center justify-center rounded-control bg-canvas">
          <PillDrawing pill={drawnFrom(seen)} className="h-20" />
        </div>
        <TextField
          label="Imprint or text"
          hint="Both sides, in any order; leave out what cannot be read. It tells most: alone it is enough, and shape and color help where several bear it or a character is doubtful."
          value={seen.imprint ?? ""}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => onChange({ imprint: target.value })}
        />
        <SelectField
          label="Shape"
          required={!imprinted}
          error={problems.shape}
          placeholder="Choose a shape"
          value={seen.shape ?? ""}
          onChange={({ target }) =>
            onChange({ shape: SHAPES.find((shape) => shape === target.value) })
          }
          options={words(SHAPES)}
        />
        <SelectField
          label="Color"
          required={!imprinted}
          error={problems.color}
          placeholder="Choose a color"
          value={seen.color ?? ""}
          onChange={({ target }) =>
            onChange({ color: COLORS.find((color) => color === target.value) })
          }
          options={words(COLORS)}
        />
        <SelectField
          label="Size"
          placeholder="Not measured"
          value={seen.size ?? ""}
          onChange={({ target }) => onChange({ size: SIZES.find((size) => size === target.value) })}
          options={SIZE_OPTIONS}
        />
        <SelectField
          label="Score line"
          placeholder="Not known"
          value={seen.score ?? ""}
          onChange={({ target }) =>
            onChange({
              score: target.value === "yes" ? "yes" : target.value === "no" ? "no" : undefined,
            })
          }
          options={SCORE_OPTIONS}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary">
            Identify Pill
          </Button>
          <Button onClick={clear}>Clear All</Button>
        </div>
      </form>
    </Card>
  );
}
