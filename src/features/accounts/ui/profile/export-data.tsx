import { useMutation } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { personalCsv } from "../../logic/personal-csv.ts";
import type { PersonalData } from "../../profile.contract.ts";
import { exportMutation } from "./profile.queries.ts";

export function ExportData() {
  const data = useMutation(exportMutation);
  const take = (write: (data: PersonalData) => Blob, name: string) =>
    data.mutate(undefined, { onSuccess: (answer) => save(write(answer), name) });
  return (
    <>
      <p className="mb-3">
        Everything that is kept under your account: profile, checks of your NPI and e-mail address,
        picture, second step, sessions, bookmarks, comments and likes, and what is kept elsewhere.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button loading={data.isPending} onClick={() => take(asJson, "my-data.json")}>
          Download JSON
        </Button>
        <Button loading={data.isPending} onClick={() => take(asCsv, "my-data.csv")}>
          Download CSV
        </Button>
      </div>
    </>
  );
}

function asJson(data: PersonalData): Blob {
  return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
}

function asCsv(data: PersonalData): Blob {
  const { exportedAt, account, email, npi, secondStep, signIn, picture, keptElsewhere, ...lists } =
    data;
  const { npiClaim: _, ...user } = account;
  const single = { export: [{ exportedAt }], account: [user], email: [email], npi: [npi] };
  const records = {
    ...single,
    signIn: [signIn],
    picture: picture === null ? [] : [picture],
    secondStep: [secondStep],
    ...lists,
    keptElsewhere: keptElsewhere.map((words) => ({ words })),
  };
  return new Blob([personalCsv(records)], { type: "text/csv" });
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
