import { expect, test } from "vitest";
import { createPages } from "./pages.ts";

const PATHS = ["/", "/drugs", "/news?search=heart", "/profile"];
const PEOPLE = 200;

/** A renderer that would show whatever tells one person from another, if any of it reached it. */
async function tellAll(request: Request): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 1));
  const told = [...request.headers].map(([name, value]) => `${name}=${value}`).join(";");
  const html = `<p>${new URL(request.url).pathname} ${told}</p>`;
  return new Response(html, { headers: { "content-type": "text/html", "set-cookie": "who=1" } });
}

test("many people who ask at once get the same page, with nothing of any of them in it", async () => {
  const pages = createPages(tellAll, {
    mark: "of-no-script",
    allowedAt: () => ({}),
    development: false,
  });
  const asked = Array.from({ length: PEOPLE }, (_, person) => {
    const path = PATHS[person % PATHS.length] ?? "/";
    const headers = {
      authorization: `Bearer secret-${person}`,
      cookie: `privacy_consent=true; privacy_session=secret-${person}`,
      "accept-language": `secret-${person}`,
      "x-forwarded-for": `198.51.100.${person}`,
      "user-agent": `secret-${person}`,
    };
    return pages.answer(new Request(`http://wardbook.test${path}`, { headers }));
  });
  const answers = await Promise.all(asked);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(PATHS.length);
  for (const [person, answer] of answers.entries()) {
    expect(bodies[person]).not.toContain("secret");
    expect(bodies[person]).not.toContain("198.51.100");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("cache-control")).toMatch(/^public/);
  }
});
