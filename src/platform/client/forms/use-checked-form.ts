import { useRef, useState, type SubmitEvent } from "react";
import type { GenericSchema, InferOutput } from "valibot";
import { fieldProblems } from "../calls/call-error.ts";
import { checkForm, focusFirstProblem, type Problems } from "./form-problems.ts";

type Sent = {
  readonly form: HTMLFormElement;
  /** Shows what the server found wrong at the fields that it names. */
  readonly refused: (error: Error) => void;
};

type CheckedForm<Schema extends GenericSchema> = {
  /** The contract's own schema, loaded when it is first needed. */
  readonly schema: () => Promise<Schema>;
  readonly pending: boolean;
  readonly send: (value: InferOutput<Schema>, sent: Sent) => void;
};

/** A form that is checked in the browser as the server will check it, and takes people to what is to be mended. */
export function useCheckedForm<Schema extends GenericSchema>({
  schema,
  pending,
  send,
}: CheckedForm<Schema>) {
  const checking = useRef(false);
  const [problems, setProblems] = useState<Problems>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // A second click may come while the first is still being checked.
    if (pending || checking.current) return;
    checking.current = true;
    await check(form).finally(() => {
      checking.current = false;
    });
  }

  async function check(form: HTMLFormElement) {
    const show = (found: Problems) => {
      setProblems(found);
      focusFirstProblem(form, found);
    };
    const checked = await checkForm(await schema(), new FormData(form));
    if (!checked.ok) return show(checked.problems);
    setProblems({});
    send(checked.value, { form, refused: (error) => show(fieldProblems(error)) });
  }

  return { problems, submit };
}
