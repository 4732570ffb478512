import { Breadcrumbs } from "#/design/breadcrumbs.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { useStatementNotes } from "#/platform/client/statement-notes.ts";
import type { MonographAnswer } from "../../monographs.contract.ts";
import { StillCalculators, StillMonograph } from "./still-monograph.tsx";

/** One ingredient by itself, with the way to its products. */
export function MonographPage({
  id,
  answer,
  supportEmail,
}: {
  id: string;
  answer: MonographAnswer;
  supportEmail: string | null;
}) {
  const { name } = answer;
  const noteOf = useStatementNotes(`ingredients/${id}`);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: "Drugs", href: "/drugs" },
          { label: "Ingredients", href: "/drugs/ingredients" },
          { label: name, href: `/drugs/ingredients/${id}` },
        ]}
        renderLink={({ label, href }, className) => (
          <HrefLink href={href} className={className}>
            {label}
          </HrefLink>
        )}
      />
      <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1 wrap-anywhere">{name}</h1>
        <HrefLink
          href={`/drugs?${new URLSearchParams({ search: name })}`}
          className={`${buttonStyle("secondary")} print:hidden`}
        >
          Products with {name}
        </HrefLink>
      </div>
      <StillCalculators ingredient={id} />
      <StillMonograph
        answer={answer}
        parts="all"
        productRoute={null}
        supportEmail={supportEmail}
        noteOf={noteOf}
      />
    </>
  );
}
