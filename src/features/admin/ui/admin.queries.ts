import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import type { GenericSchema, InferInput } from "valibot";
import { toast } from "#/design/overlays/toast.ts";
import type { Endpoint } from "#/kernel/endpoint.ts";
import { call } from "#/platform/client/calls/call.ts";
import { wordsFor } from "#/platform/client/calls/call-error.ts";

const KEY = "/api/admin";

/** One list of the administration, dropped when the person signs out. */
export function adminQuery<Input extends GenericSchema, Output extends GenericSchema>(
  endpoint: Endpoint<Input, Output>,
  input: InferInput<Input>,
) {
  return queryOptions({
    queryKey: [KEY, endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    placeholderData: keepPreviousData,
    meta: { personal: true },
  });
}

/** A change, after which every list is asked for anew. */
export function adminMutation<Input extends GenericSchema, Output extends GenericSchema>(
  queryClient: QueryClient,
  endpoint: Endpoint<Input, Output>,
  done: string,
) {
  return mutationOptions({
    mutationFn: (input: InferInput<Input>) => call(endpoint, input),
    onSuccess: async () => {
      toast({ title: done });
      await queryClient.invalidateQueries({ queryKey: [KEY] });
    },
    onError: (error) =>
      toast({
        title: "Not changed",
        description: wordsFor(error, "Please try again"),
        variant: "destructive",
      }),
  });
}
