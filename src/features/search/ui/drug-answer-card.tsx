import { Badge } from "#/design/badge.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { Card } from "#/design/card.tsx";
import { Notice } from "#/design/notice.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { DrugAnswer } from "../search.contract.ts";
import { AnswerDoses } from "./answer-doses.tsx";
import { rememberChoice } from "./recent-choices.ts";

/** A drug as its search answers it: what warns, what is given, what changes it, and where to go on. */
export function DrugAnswerCard({ answer }: { answer: DrugAnswer }) {
  const { id, name, tallMan, href, readFrom, classes, schedule, parts, links } = answer;
  const remember = () => rememberChoice({ title: name, detail: "Monograph", href });
  return (
    <Card as="article" aria-labelledby={`answer-${id}`}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`answer-${id}`} className="text-h2 wrap-anywhere">
          <HrefLink href={href} onClick={remember} className="link">
            {name}
          </HrefLink>
        </h2>
        {tallMan !== null && <span className="text-muted">{tallMan}</span>}
        {schedule !== null && <Badge tone="brand">{schedule}</Badge>}
        <p className="min-w-0 text-small text-muted">{classes.join(", ")}</p>
      </div>
      {readFrom !== null && (
        <p className="mt-1 text-small text-muted">
          “{readFrom}” is read as {name}.
        </p>
      )}
      <Box box={answer.boxedWarning} />
      <AnswerDoses answer={answer} />
      <dl className="mt-3 space-y-2">
        {parts.map(({ title, points, more }) => (
          <div key={title}>
            <dt className="caps text-muted">{title}</dt>
            <dd>
              {points.length === 0 ? (
                <span className="text-muted">Not on record: unknown, not safe.</span>
              ) : (
                <ul className="list-disc pl-5">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                  {more > 0 && (
                    <li>
                      <HrefLink href={href} onClick={remember} className="link">
                        {more} more in the monograph
                      </HrefLink>
                    </li>
                  )}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 flex flex-wrap gap-2 print:hidden">
        <li>
          <HrefLink href={href} onClick={remember} className={buttonStyle("primary")}>
            Whole monograph
          </HrefLink>
        </li>
        {links.map((link) => (
          <li key={link.href}>
            <HrefLink href={link.href} className={buttonStyle("secondary")}>
              {link.title}
            </HrefLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Box({ box }: { box: DrugAnswer["boxedWarning"] }) {
  if (box.state === "has") {
    return (
      <Notice tone="major" framed title="Boxed warning" className="mt-3">
        {box.points.join(". ")}.
      </Notice>
    );
  }
  return (
    <p className="mt-2 text-small text-muted">
      Boxed warning:{" "}
      {box.state === "not on record"
        ? "not on record. Read its label."
        : "none on the labels that were read."}
    </p>
  );
}
