/** Shorter than people notice as waiting; longer than most answers take. */
const BRIEFLY_MS = 400;

/**
 * Waits for what a page wants to have when it opens: on the server until it is there, in the browser for a moment, after
 * which the page comes all the same and shows in its own places what is still on its way.
 */
export async function awaitBriefly(work: Promise<unknown>): Promise<void> {
  if (typeof window === "undefined") return void (await work);
  const moment = new Promise((resolve) => setTimeout(resolve, BRIEFLY_MS));
  await Promise.race([work, moment]);
}
