import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { Notice } from "#/design/notice.tsx";
import type { DrugDetail } from "../../drugs.contract.ts";
import { SECTION } from "../../section.ts";
import { DrugRecalls } from "./drug-recalls.tsx";

/** What answers the usual questions, each in the label's words, the longer ones opening. */
export function DrugFirstScreen({ drug }: { drug: DrugDetail }) {
  const parts = drug.label?.parts ?? [];
  const boxed = parts.find(({ code }) => code === SECTION.boxedWarning);
  const others = parts.filter(({ code }) => code !== SECTION.boxedWarning);
  if (parts.length === 0) {
    return (
      <div className="space-y-3">
        <DrugRecalls drug={drug} />
        <Notice tone="unknown" title="No label text here yet">
          This product is known from the directory alone; its label has not been imported.
        </Notice>
      </div>
    );
  }
  return (
    <div className="space-y-3">
      <DrugRecalls drug={drug} />
      {boxed !== undefined && (
        <Notice tone="major" framed title="Boxed warning">
          <p className="wrap-anywhere whitespace-pre-line">{boxed.text}</p>
        </Notice>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        {others.map(({ code, title, text }) => (
          <Card key={code} as="div">
            <h2 className="caps mb-1 text-muted">{title}</h2>
            <Excerpt text={text} />
          </Card>
        ))}
      </div>
    </div>
  );
}

const SHORT = 320;

function Excerpt({ text }: { text: string }) {
  if (text.length <= SHORT * 1.3) return <p className="wrap-anywhere">{text}</p>;
  const cut = text.lastIndexOf(" ", SHORT);
  return (
    <>
      <p className="wrap-anywhere">{text.slice(0, cut)} ...</p>
      <Disclosure summary="More">
        <p className="wrap-anywhere">... {text.slice(cut).trim()}</p>
      </Disclosure>
    </>
  );
}
