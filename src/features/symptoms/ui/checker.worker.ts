import { CHECKER } from "../logic/checker.ts";
import type { Answer, Asked } from "./checker-call.ts";

const tell = (answer: Answer): void => postMessage(answer);

// The knowledge is unpacked and searched in a thread of its own: the page goes on taking letters meanwhile.
addEventListener("message", ({ data: { id, name, input } }: MessageEvent<Asked>) => {
  // The arguments came with the name that they belong to.
  const call = CHECKER[name] as (...input: readonly unknown[]) => Promise<unknown>;
  call(...input).then(
    (value) => tell({ id, value }),
    (error: unknown) => tell({ id, problem: String(error) }),
  );
});
