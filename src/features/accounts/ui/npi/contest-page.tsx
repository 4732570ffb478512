import { useMutation } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { Notice } from "#/design/notice.tsx";
import { TextArea } from "#/design/fields/text-area.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { useCheckedForm } from "#/platform/client/forms/use-checked-form.ts";
import { contestMutation } from "./contest.queries.ts";
import { NOT_DONE } from "../recovery/recovery.queries.ts";

/** /contest-npi: whoever owns a number says so, with an account or without. */
export function ContestPage({ npi }: { npi: string }) {
  return (
    <div className="mx-auto max-w-120">
      <Card as="div">
        <h1 className="mb-3 text-h2">This is my NPI</h1>
        <ContestForm npi={npi} />
      </Card>
    </div>
  );
}

function ContestForm({ npi }: { npi: string }) {
  const contest = useMutation(contestMutation);
  const { problems, submit } = useCheckedForm({
    schema: async () => (await import("../../contest.contract.ts")).Contest,
    pending: contest.isPending,
    send: (value, { refused }) => contest.mutate(value, { onError: refused }),
  });

  if (contest.isSuccess) {
    return (
      <Notice tone="fine" live="polite" title="Your contest is recorded">
        {contest.data.message}
      </Notice>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-label="Contest an NPI">
      {contest.isError && (
        <Notice tone="major" live="assertive">
          {wordsFor(contest.error, NOT_DONE)}
        </Notice>
      )}
      <p>
        Somebody here claims your NPI? Say so, and the claim is no longer shown, at once, unless we
        have seen a proof of it. Both of you are told by e-mail, and it stays so until we have
        settled whose the number is. You need no account.
      </p>
      <TextField
        label="Your NPI number"
        name="npi"
        inputMode="numeric"
        autoComplete="off"
        required
        hint="10 digits"
        defaultValue={npi}
        error={problems["npi"]}
      />
      <TextField
        label="Your email"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="Where we can answer you; a work address settles it sooner."
        error={problems["email"]}
      />
      <TextArea
        label="Anything else (optional)"
        name="message"
        rows={3}
        hint="Do not enter patient information."
        error={problems["message"]}
      />
      <Button type="submit" variant="primary" loading={contest.isPending}>
        This Is My NPI, Not This Person's
      </Button>
    </form>
  );
}
