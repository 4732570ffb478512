import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { TextArea } from "#/design/fields/text-area.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { COMMENT_MISSING, COMMENT_TOO_LONG, LONGEST_COMMENT } from "../comments.terms.ts";

/**
 * Writes or edits a comment. What was typed stays until `onSend` says that the server has it. One that can be canceled was
 * just asked for, and takes the focus.
 */
export function CommentForm({
  label,
  button,
  initial = "",
  sending,
  onSend,
  onCancel,
}: {
  label: string;
  button: string;
  initial?: string;
  sending: boolean;
  onSend: (content: string, sent: () => void) => void;
  onCancel?: () => void;
}) {
  const [content, setContent] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const wasAskedFor = onCancel !== undefined;
  useEffect(() => {
    if (wasAskedFor) form.current?.querySelector("textarea")?.focus();
  }, [wasAskedFor]);
  const length = lengthOf(content);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const field = event.currentTarget.querySelector("textarea");
    const written = field?.value ?? "";
    const found = problemOf(lengthOf(written));
    setContent(written);
    setProblem(found);
    if (found === undefined) onSend(written.trim(), () => setContent(""));
    else field?.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={submit}
      className="mt-2 mb-4 grid gap-2 print:hidden"
    >
      <TextArea
        label={label}
        name="content"
        rows={3}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        hint="Do not enter patient information."
        error={problem}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" loading={sending}>
          {button}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <span
          className={
            length > LONGEST_COMMENT
              ? "ml-auto text-small text-major"
              : "ml-auto text-small text-muted"
          }
        >
          {thousands(length)} / {thousands(LONGEST_COMMENT)}
        </span>
      </div>
    </form>
  );
}

/** Characters as people count them, without the blanks around. */
function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

function problemOf(length: number): string | undefined {
  if (length === 0) return COMMENT_MISSING;
  return length > LONGEST_COMMENT ? COMMENT_TOO_LONG : undefined;
}
