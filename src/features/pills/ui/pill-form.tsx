import { type SubmitEvent, useState } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { capitalized } from "#/kernel/text.ts";
import {
  type Color,
  COLORS,
  type Shape,
  SHAPES,
  type Sighting,
  SIZE_LABELS,
  SIZES,
} from "../pill-options.contract.ts";
import { PillDrawing } from "./pill-drawing.tsx";

const words = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capitalized(value) }));

const SIZE_OPTIONS = SIZES.map((size) => ({ value: size, label: SIZE_LABELS[size] }));
const SCORE_OPTIONS = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** The pill's description. Shape and colour are asked for; they weigh in the search and never exclude. */
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
    const missing = {
      ...(seen.shape === undefined && { shape: "Choose a shape" }),
      ...(seen.color === undefined && { color: "Choose a color" }),
    };
    setProblems(missing);
    if (Object.keys(missing).length === 0) onIdentify();
  };
  const clear = () => {
    setProblems({});
    onClear();
  };
  return (
    <Card aria-labelledby="describe">
      <h2 id="describe" className="text-h3">
        Describe the pill
      </h2>
      <form onSubmit={submit} noValidate className="mt-3 space-y-3">
        <div className="flex h-28 items-center justify-center rounded-control bg-canvas">
          <PillDrawing pill={drawnFrom(seen)} className="h-24" />
        </div>
        <SelectField
          label="Shape"
          required
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
          required
          error={problems.color}
          placeholder="Choose a color"
          value={seen.color ?? ""}
          onChange={({ target }) =>
            onChange({ color: COLORS.find((color) => color === target.value) })
          }
          options={words(COLORS)}
        />
        <TextField
          label="Imprint or text"
          hint="Both sides, in any order; leave out what cannot be read"
          value={seen.imprint ?? ""}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => onChange({ imprint: target.value })}
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

const DRAWN_SHAPE: Partial<Record<Shape, string>> = { rectangular: "rectangle", other: "freeform" };
const DRAWN_COLOR: Partial<Record<Color, readonly string[]>> = {
  clear: ["white"],
  multicolor: ["white", "blue"],
};

function drawnFrom({ shape, color, imprint, score }: Sighting) {
  return {
    imprint: imprint?.trim().replace(/\s+/g, ";") ?? "",
    shape: shape === undefined ? null : (DRAWN_SHAPE[shape] ?? shape),
    colors: color === undefined ? [] : (DRAWN_COLOR[color] ?? [color]),
    pieces: score === "yes" ? 2 : null,
  };
}
