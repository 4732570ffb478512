/** One choice of a select. `value` is never empty: "any" is the select's placeholder. */
export type SelectOption = { readonly value: string; readonly label: string };

/** Choices from plain words that are value and label at once. */
export function optionsOf(words: readonly string[]): SelectOption[] {
  return words.map((word) => ({ value: word, label: word }));
}

/**
 * Hands the options back when every one can be told from "nothing chosen".
 * @throws TypeError for an empty value: the empty string means that the placeholder stands.
 */
export function checkedOptions(options: readonly SelectOption[]): readonly SelectOption[] {
  const empty = options.find((option) => option.value === "");
  if (empty) {
    throw new TypeError(
      `A select's option must have a value that is not an empty string ("${empty.label}" has one); ` +
        "the empty value clears the choice and shows the placeholder",
    );
  }
  return options;
}
