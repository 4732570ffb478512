import { plain } from "../fields.ts";
import { withScript } from "./script-text.ts";

/** Text that is written piece by piece, with superscripts, subscripts and the marks of notes in it. */
export class FlowingText {
  #text = "";
  #afterMark = false;
  #script: { kind: "sup" | "sub"; text: string } | undefined;

  add(text: string): void {
    if (this.#script !== undefined) {
      this.#script.text += text;
      return;
    }
    // A word behind a mark does not hang on it.
    this.#text += this.#afterMark && /^[\p{L}\p{N}]/u.test(text) ? ` ${text}` : text;
    if (text !== "") this.#afterMark = false;
  }

  /** A mark stands apart from the value that it is put to. */
  addMark(mark: string): void {
    if (mark === "") return;
    this.endScript();
    this.#text = `${this.#text.trimEnd()} ${mark}`;
    this.#afterMark = true;
  }

  beginScript(kind: "sup" | "sub"): void {
    this.endScript();
    this.#script = { kind, text: "" };
  }

  endScript(): void {
    const script = this.#script;
    this.#script = undefined;
    if (script !== undefined) this.#text = withScript(this.#text, script.kind, script.text);
  }

  /** What was written, its spaces made one. */
  words(): string {
    this.endScript();
    return plain(this.#text);
  }
}
