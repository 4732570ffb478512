import { CALCULATOR_HEADS } from "#knowledge/calculators/heads.js";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "#/design/button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { LiveRegion } from "#/design/live-region.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { slugOf } from "#/kernel/text.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { type CalculatorGroup, grouped } from "../logic/grouped.ts";
import { type CalculatorsAddress, calculatorsAddress } from "./calculators-address.ts";

/** All calculators, by specialty or by letter. */
export function CalculatorsPage({ address }: { address: CalculatorsAddress }) {
  const navigate = useNavigate();
  const { q = "", by = "specialty" } = address;
  const groups = grouped(CALCULATOR_HEADS, q, by);
  const count = groups.reduce((sum, { calculators }) => sum + calculators.length, 0);
  const go = (change: Readonly<Record<string, unknown>>) =>
    void navigate({
      to: "/calculators",
      search: calculatorsAddress({ ...address, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <h1 className="text-h1">Clinical calculators</h1>
      <p className="mt-1 max-w-column text-muted">
        {CALCULATOR_HEADS.length} scores and formulas for professional use. Each shows its sum, what
        the result means, when not to use it and its source. What is typed stays in this browser.
      </p>
      <div className="my-4 flex flex-wrap items-end gap-3">
        <TextField
          label="Find a calculator"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={q}
          onChange={({ target }) => go({ q: target.value })}
          className="w-full sm:w-80"
        />
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Order</legend>
          {(["specialty", "letter"] as const).map((order) => (
            <Button
              key={order}
              aria-pressed={by === order}
              variant={by === order ? "primary" : "secondary"}
              onClick={() => go({ by: order })}
            >
              By {order}
            </Button>
          ))}
        </fieldset>
      </div>
      <LiveRegion message={q === "" ? "" : `${count} calculators`} />
      {groups.length === 0 ? (
        <EmptyState
          title="No calculator found"
          actions={<Button onClick={() => go({ q: "" })}>Show all</Button>}
        >
          Licensed scales such as the MMSE are not part of Wardbook.
        </EmptyState>
      ) : (
        <div className="space-y-6">
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      )}
    </>
  );
}

function Group({ title, calculators }: CalculatorGroup) {
  const id = `group-${slugOf(title)}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 border-b border-line text-h3 text-muted">
        {title}
      </h2>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {calculators.map((one) => (
          <li key={one.id} className="min-w-0">
            <HrefLink
              href={`/calculators/${one.id}`}
              className="link inline-flex min-h-6 items-center font-medium wrap-anywhere"
            >
              {one.name}
            </HrefLink>
            <p className="text-small text-muted wrap-anywhere">{one.also.slice(0, 3).join(", ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
