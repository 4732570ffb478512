import { expect, test } from "vitest";
import { meetSignIn, setSession, whenSignedIn } from "./session.ts";

const ANA = { state: "signed-in", person: { id: "1", name: "Ana", verified: false } } as const;

test("what needs a person is done once: when it is known who is there, or after signing in", () => {
  const done: string[] = [];
  const act = (what: string) => whenSignedIn(() => done.push(what));
  act("early");
  setSession({ state: "loading" });
  expect(done).toEqual([]);
  setSession(ANA);
  act("at once");
  expect(done).toEqual(["early", "at once"]);
  setSession({ state: "loading" });
  act("by nobody");
  setSession({ state: "signed-out" });
  setSession(ANA);
  expect(done).toHaveLength(2);
  meetSignIn();
  expect(done).toEqual(["early", "at once", "by nobody"]);
});
