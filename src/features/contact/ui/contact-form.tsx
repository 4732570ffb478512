import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "#/design/button.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextArea } from "#/design/fields/text-area.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { toast } from "#/design/overlays/toast.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { fieldProblems, wordsFor } from "#/platform/client/calls/call-error.ts";
import {
  checkForm,
  focusFirstProblem,
  type Problems,
} from "#/platform/client/forms/form-problems.ts";
import { useIdempotencyKey } from "#/platform/client/calls/idempotency-key.ts";
import { contactMutation } from "./contact.queries.ts";

const SENT = {
  title: "Message sent!",
  description: "Thank you for your message. We'll get back to you soon!",
};
const FAILED = "Failed to send message. Please try again.";
const SPECIALTY_OPTIONS = SPECIALTIES.map((name) => ({ value: name, label: name }));

/** The contact form. What was typed stays until the server has it. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const form = useRef<HTMLFormElement>(null);
  const key = useIdempotencyKey();
  const [problems, setProblems] = useState<Problems>({});
  const sending = useMutation(contactMutation);

  function show(found: Problems) {
    setProblems(found);
    if (form.current) focusFirstProblem(form.current, found);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.isPending) return;
    const typed = new FormData(event.currentTarget);
    const { ContactMessage } = await import("../contact.contract.ts");
    const checked = await checkForm(ContactMessage, typed);
    if (!checked.ok) return show(checked.problems);
    setProblems({});
    sending.mutate(
      { message: checked.value, idempotencyKey: key.current() },
      {
        onSuccess: () => {
          form.current?.reset();
          key.renew();
          toast(SENT);
        },
        onError: (error) => {
          show(fieldProblems(error));
          toast({ title: "Error", description: wordsFor(error, FAILED), variant: "destructive" });
        },
      },
    );
  }

  return (
    <form
      ref={form}
      aria-labelledby={labelledBy}
      onSubmit={submit}
      noValidate
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField label="Name" name="name" autoComplete="name" required error={problems["name"]} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={problems["email"]}
      />
      <TextField
        label="Organization"
        name="organization"
        autoComplete="organization"
        error={problems["organization"]}
      />
      <SelectField
        label="Specialty"
        name="specialty"
        placeholder="Not stated"
        options={SPECIALTY_OPTIONS}
        error={problems["specialty"]}
      />
      <TextArea
        className="sm:col-span-2"
        label="Message"
        name="message"
        rows={5}
        required
        hint="Do not enter patient information."
        error={problems["message"]}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" loading={sending.isPending}>
          {sending.isPending ? "Sending..." : "Send Message"}
        </Button>
      </div>
    </form>
  );
}
