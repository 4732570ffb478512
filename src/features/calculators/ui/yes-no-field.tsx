import { useId } from "react";
import { CHOICE_BOX, CHOICE_ROW } from "#/design/fields/choice-style.ts";
import type { ChoiceInput } from "../calculator.ts";

/** A question of yes and no in one line, with what yes counts; neither is chosen beforehand. */
export function YesNoField({
  input,
  value,
  onChange,
}: {
  input: ChoiceInput;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  // Where nothing is counted, what yes is worth is no point.
  const yes = input.choices.find((choice) => choice.id === "yes");
  const worth = input.points === undefined ? 0 : (yes?.points ?? 0);
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="flex items-center justify-between gap-x-4 border-b border-line pb-1 lg:col-span-2"
    >
      <span id={id} className="py-1 text-small font-medium">
        {input.label}
        {worth !== 0 && (
          <span className="font-normal text-muted tabular-nums">
            {" "}
            ({worth > 0 ? `+${worth}` : worth})
          </span>
        )}
      </span>
      <span className="flex shrink-0 gap-4">
        {input.choices.map((choice) => (
          <label key={choice.id} className={CHOICE_ROW}>
            <input
              type="radio"
              name={id}
              value={choice.id}
              checked={choice.id === value}
              onChange={() => onChange(choice.id)}
              className={CHOICE_BOX}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </span>
    </div>
  );
}
