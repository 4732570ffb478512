/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- A box that scrolls must be reachable by keyboard. */
import type { Block } from "../../labels.contract.ts";

/** A label's text as we keep it: paragraphs, lists, tables. */
export function LabelBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-3">
      {blocks.map((block, at) => (
        <LabelBlock key={at} block={block} />
      ))}
    </div>
  );
}

function LabelBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <p className="max-w-column wrap-anywhere">{block.text}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List
          className={`max-w-column space-y-1 pl-5 ${block.ordered ? "list-decimal" : "list-disc"}`}
        >
          {block.items.map((item, at) => (
            <li key={at}>{item}</li>
          ))}
        </List>
      );
    }
    case "table":
      return <LabelTable block={block} />;
  }
}

/** Wide tables scroll in their own box; it can be reached by the keyboard. */
function LabelTable({ block }: { block: Extract<Block, { kind: "table" }> }) {
  const name = block.caption === "" ? "Table of the label" : block.caption;
  return (
    <section
      aria-label={name}
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className="w-full border-collapse text-small">
        {block.caption !== "" && (
          <caption className="px-2 py-1.5 text-left font-medium">{block.caption}</caption>
        )}
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at} className={row.head ? "bg-canvas" : undefined}>
              {row.cells.map((cell, place) => {
                const Cell = cell.head && cell.text !== "" ? "th" : "td";
                return (
                  <Cell
                    key={place}
                    colSpan={cell.columns}
                    rowSpan={cell.rows}
                    className="border border-line px-2 py-1 text-left align-top font-normal [th&]:font-semibold"
                  >
                    {cell.text}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {block.notes !== undefined && (
        <ul aria-label="Notes of the table" className="space-y-1 px-2 py-1.5 text-small text-muted">
          {block.notes.map(({ mark, text }) => (
            <li key={mark} className="max-w-column">
              <span className="font-semibold">{mark}</span> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
