import { mutationOptions } from "@tanstack/react-query";
import type { InferInput } from "valibot";
import { call } from "#/platform/client/calls/call.ts";
import type { Contest } from "../../contest.contract.ts";
import { contestNpi } from "../../contest.endpoints.ts";

export const contestMutation = mutationOptions({
  mutationKey: ["contest-npi"],
  retry: false,
  mutationFn: (contest: InferInput<typeof Contest>) => call(contestNpi, contest),
});
