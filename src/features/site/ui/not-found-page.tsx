import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useId, useState } from "react";
import { Button } from "#/design/button.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { classNames } from "#/design/class-names.ts";
import { CONTROL_HEIGHT, CONTROL_STYLE } from "#/design/fields/control-style.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { newsSearchHref } from "../logic/header-search.ts";
import { MissingHead } from "./missing-head.tsx";

const POPULAR = ["cardiology", "neurology", "oncology", "infectious", "research", "psychiatry"];

export function NotFoundPage() {
  return (
    <div className="mx-auto max-w-xl py-6 text-center">
      <MissingHead
        title="Page Not Found"
        description="This page doesn't exist or has been moved."
      />
      <p
        aria-hidden="true"
        className="text-[5rem] leading-none font-semibold tracking-tight text-brand tabular-nums"
      >
        404
      </p>
      <h1 className="mt-3 text-h1">Page Not Found</h1>
      <p className="mt-2 text-muted">
        The page you're looking for doesn't exist or has been moved. Try searching for what you need
        below.
      </p>
      <NotFoundSearch />
      <nav aria-label="Popular searches" className="mt-6">
        <h2 className="caps text-muted">Popular searches</h2>
        <ul className="mt-2 flex flex-wrap justify-center gap-2">
          {POPULAR.map((term) => (
            <li key={term}>
              <HrefLink
                href={newsSearchHref(term)}
                className={classNames(buttonStyle("secondary", "small"), "capitalize")}
              >
                {term}
              </HrefLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Try These Instead" className="mt-8 border-t border-line pt-6">
        <h2 className="text-h3">Try These Instead</h2>
        <p className="mt-2 flex flex-wrap justify-center gap-x-6 gap-y-1">
          <HrefLink href="/news" className="link inline-flex min-h-6 items-center touch:min-h-11">
            Medical News
          </HrefLink>
          <HrefLink href="/news" className="link inline-flex min-h-6 items-center touch:min-h-11">
            Browse Articles
          </HrefLink>
        </p>
        <p className="mt-6 flex flex-wrap justify-center gap-2">
          <HrefLink href="/" className={buttonStyle("primary")}>
            Back to Home
          </HrefLink>
          <HrefLink href="/news" className={buttonStyle("secondary")}>
            Browse Medical News
          </HrefLink>
        </p>
      </nav>
    </div>
  );
}

function NotFoundSearch() {
  const id = useId();
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const blank = text.trim() === "";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!blank) void navigate({ href: newsSearchHref(text) });
  };
  return (
    <search>
      <form action="/news" onSubmit={submit} className="mt-6 flex gap-2">
        <label htmlFor={id} className="sr-only">
          Search
        </label>
        <input
          id={id}
          type="search"
          name="search"
          placeholder="Search drugs, news, or tools..."
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={classNames(CONTROL_STYLE, CONTROL_HEIGHT)}
        />
        <Button type="submit" variant="primary" disabled={blank}>
          Search
        </Button>
      </form>
    </search>
  );
}
