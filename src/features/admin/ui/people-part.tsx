import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { pageCount } from "#/kernel/page.ts";
import { useRested } from "#/platform/client/use-rested.ts";
import { listPeople } from "../admin.endpoints.ts";
import { adminQuery } from "./admin.queries.ts";
import { Listed } from "./listed.tsx";
import { Pager } from "./pager.tsx";
import { PersonEntry } from "./person-entry.tsx";

const LIMIT = 20;

/** Accounts: what they may do, and whether they get in. */
export function PeoplePart() {
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const search = useRested(typed);
  const asked = useQuery(adminQuery(listPeople, { search, page, limit: LIMIT }));
  return (
    <>
      <search>
        <form
          className="mb-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            type="search"
            label="Search by address or name"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPage(1);
            }}
          />
          {typed !== "" && <Button onClick={() => setTyped("")}>Show All</Button>}
        </form>
      </search>
      <Listed asked={asked}>
        {({ people, total }) => (
          <>
            <output className="mb-2 block text-small text-muted">
              {total === 1 ? "1 account" : `${total} accounts`}
            </output>
            <ul className="divide-y divide-line">
              {people.map((person) => (
                <PersonEntry key={person.id} person={person} />
              ))}
            </ul>
            <Pager page={page} pages={pageCount(total, LIMIT)} onPage={setPage} />
          </>
        )}
      </Listed>
    </>
  );
}
