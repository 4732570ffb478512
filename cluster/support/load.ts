export type Answer = { readonly status: number; readonly ms: number; readonly wait: string | null };

/** Asks so many times, `atOnce` at a time. */
export async function askMany(
  times: number,
  atOnce: number,
  ask: (n: number) => Promise<Response>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const asker = async () => {
    while (next < times) {
      const n = next;
      next += 1;
      answers.push(await answerOf(() => ask(n)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asker));
  return answers;
}

/** A server that takes no connection counts as status 0. */
async function answerOf(ask: () => Promise<Response>): Promise<Answer> {
  const began = performance.now();
  const answer = await ask().catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return {
    status: answer?.status ?? 0,
    ms: performance.now() - began,
    wait: answer?.headers.get("retry-after") ?? null,
  };
}

/** How often each status was answered. */
export function statuses(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
