let since: Date | null = null;
const listeners = new Set<() => void>();

function change(next: Date | null): void {
  since = next;
  for (const listener of listeners) listener();
}

/** Of what age the oldest kept content on this page is: null where all of it came over the network. */
export const keptStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Date | null => since,
  onServer: (): null => null,
};

export function noteKept(date: string | null): void {
  const at = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(at) && (since === null || at < since.getTime())) change(new Date(at));
}

/** Another page begins: what it shows is not known yet. */
export function forgetKept(): void {
  if (since !== null) change(null);
}
