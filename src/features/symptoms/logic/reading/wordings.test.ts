import { expect, test } from "vitest";
import { FINDINGS_BY_SYSTEM } from "#knowledge/symptoms/findings.js";
import { WORDINGS } from "#knowledge/symptoms/findings.js";
import type { Finding } from "../../symptoms.schema.ts";
import { ancestorsOf } from "../findings.ts";
import type { Patient } from "../patient.ts";
import { read } from "./read.ts";

const MOST_MISSED = 0.004;
/** Every sixth is read. */
const STEP = 6;

/** Somebody whom the finding can be said of. */
function whoCan({ ages = [0, 120], sex = "female" }: Finding): Patient {
  const isGrown = ages[0] <= 40 && ages[1] >= 40;
  return { age: isGrown ? 40 : (ages[0] + ages[1]) / 2, sex };
}

const WORDED = FINDINGS_BY_SYSTEM.flatMap(([, findings]) => findings)
  .filter(({ kind }) => kind !== "quality")
  .flatMap((finding) =>
    [...(finding.words ?? "").split(";"), ...(WORDINGS.get(finding.id)?.words ?? [])].map(
      (wording) => ({ finding, text: wording.trim().replace(/^[=&]/, "") }),
    ),
  )
  .filter(({ text }, place) => text !== "" && place % STEP === 0);

test("what a finding is called is read as it or as something narrower", () => {
  const missed = WORDED.filter(
    ({ finding, text }) =>
      !read(text, whoCan(finding)).recognized.some(
        ({ finding: id, negated }) =>
          !negated && (id === finding.id || ancestorsOf(id).includes(finding.id)),
      ),
  );
  const left = missed.map(({ finding, text }) => `${finding.id}: ${text}`);
  expect(left.length > WORDED.length * MOST_MISSED ? left : []).toEqual([]);
});
