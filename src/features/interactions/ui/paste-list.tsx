import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { TextArea } from "#/design/fields/text-area.tsx";
import { MOST_LINES } from "./drug-list.ts";

/** A whole medication list at once, one drug a line. Each line becomes an entry, understood or asked about. */
export function PasteList({ onAdd }: { onAdd: (lines: readonly string[]) => void }) {
  const [text, setText] = useState("");
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const tooMany = lines.length > MOST_LINES;
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (lines.length === 0 || tooMany) return;
        onAdd(lines.map((line) => line.trim()));
        setText("");
      }}
    >
      <TextArea
        label="One drug a line"
        hint={`Up to ${MOST_LINES} lines, such as "metoprolol succ 50 mg daily". Do not enter patient information.`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={tooMany ? `${lines.length} lines: at most ${MOST_LINES} are read.` : undefined}
      />
      <Button type="submit" disabled={lines.length === 0 || tooMany}>
        {lines.length > 1 ? `Add ${lines.length} lines` : "Add"}
      </Button>
    </form>
  );
}
