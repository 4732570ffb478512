/** One record of a source as it was read, or why it could not be. `at` says where it stands in its file. */
export type Row<T> =
  | { readonly at: string; readonly value: T }
  | { readonly at: string; readonly problem: string; readonly raw?: string };
