import type { GenericSchema, InferOutput } from "valibot";

export type Problems = Readonly<Record<string, string>>;

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Problems };

/** Checks what a form holds by the contract's own schema; one message a field, the first that applies. */
export async function checkForm<Schema extends GenericSchema>(
  schema: Schema,
  form: FormData,
): Promise<Checked<InferOutput<Schema>>> {
  const { getDotPath, safeParse } = await import("valibot");
  const parsed = safeParse(schema, Object.fromEntries(form));
  if (parsed.success) return { ok: true, value: parsed.output };
  const problems: Record<string, string> = {};
  for (const issue of parsed.issues) problems[getDotPath(issue) ?? ""] ??= issue.message;
  return { ok: false, problems };
}

/** Takes the person to the first field that needs mending. */
export function focusFirstProblem(form: HTMLFormElement, problems: Problems): void {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute("name") ?? "") in problems) {
      control.focus();
      return;
    }
  }
}
