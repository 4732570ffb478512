import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, type DragEvent, type FormEvent, useRef, useState } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { Notice } from "#/design/notice.tsx";
import { TextArea } from "#/design/fields/text-area.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { textOfFile } from "../logic/list-file.ts";
import { npisIn } from "../logic/npis-in-text.ts";
import { MOST_NPIS } from "../providers.terms.ts";
import { CheckedNpis } from "./checked-npis.tsx";
import { bulkCheckMutation } from "./bulk-check.queries.ts";

/** The browser's own button for a file, drawn as ours. */
const FILE_STYLE =
  "max-w-full text-muted file:mr-2 file:min-h-9 file:rounded-control file:border file:border-control file:bg-paper file:px-3.5 file:font-medium file:text-ink hover:file:bg-canvas touch:file:min-h-11";

/** Likewise: the bar and what of it is filled are parts that each browser names in its own way. */
const PROGRESS_STYLE =
  "h-2 w-40 appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand";

/** Many numbers at once: pasted, dropped or chosen as a file, and checked in portions. */
export function BulkCheck() {
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<string>();
  const [checked, setChecked] = useState(0);
  const [canceled, setCanceled] = useState(false);
  const check = useRef<AbortController>(null);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, reset, data, error, isPending } = useMutation(bulkCheckMutation);
  const npis = npisIn(text);
  const tooMany = npis.length > MOST_NPIS;
  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(0);
    setCanceled(false);
    check.current = new AbortController();
    mutate({ npis, signal: check.current.signal, onProgress: setChecked });
  }
  function cancel() {
    check.current?.abort();
    reset();
    setCanceled(true);
    // The button that was pressed goes; the one beside it checks again.
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }
  function type(typed: string) {
    setText(typed);
    setUnread(undefined);
  }
  async function read(file: File) {
    const content = textOfFile(new Uint8Array(await file.arrayBuffer()));
    if (content === null)
      setUnread(`${file.name} is no text or CSV file: nothing of it was taken.`);
    else type(content);
  }
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void read(file);
  }
  return (
    <Card className="print:hidden">
      <Disclosure summary="Check many NPIs at once">
        <form ref={form} onSubmit={submit} className="space-y-3">
          <TextArea
            label="NPI numbers"
            hint="Paste up to 5,000 numbers, or drop a text or CSV file here. Of a table the column headed NPI is read; a line without a number is named."
            value={text}
            onChange={(event) => type(event.target.value)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
          />
          <label className="block text-small">
            <span className="mr-2 font-medium">Or choose a file</span>
            <input
              type="file"
              className={FILE_STYLE}
              accept=".txt,.csv,text/plain,text/csv"
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                const [file] = event.target.files ?? [];
                if (file !== undefined) void read(file);
              }}
            />
          </label>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              variant="primary"
              disabled={npis.length === 0 || tooMany}
              loading={isPending}
            >
              Check {npis.length > 0 && thousands(npis.length)} NPIs
            </Button>
            {tooMany && (
              <p className="text-small text-major-ink">
                {thousands(npis.length)} numbers are too many: at most 5,000 at once.
              </p>
            )}
            {isPending && (
              <Button onClick={cancel} size="small">
                Cancel
              </Button>
            )}
            {isPending && (
              <label className="flex flex-wrap items-center gap-2 text-small text-muted">
                <progress
                  className={PROGRESS_STYLE}
                  aria-label="Numbers checked"
                  max={npis.length}
                  value={checked}
                />
                {thousands(checked)} of {thousands(npis.length)} checked
              </label>
            )}
            <output className="text-small text-muted">
              {unread ?? (canceled && `Canceled after ${thousands(checked)} numbers.`)}
            </output>
          </div>
        </form>
        {error !== null && (
          <Notice tone="major" live="assertive" className="mt-4" title="The check failed">
            {wordsFor(error, "The server could not be reached. Please try again.")}
          </Notice>
        )}
        {data !== undefined && !isPending && <CheckedNpis {...data} />}
      </Disclosure>
    </Card>
  );
}
