/** Resolves in a task of its own: what waits, a key press above all, comes first. */
export async function nextTask(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
}
