import { expect, test } from "vitest";
import { personalCsv } from "./personal-csv.ts";

test("one line for each value, quoted where it must be, and never a formula", () => {
  const csv = personalCsv({
    account: [{ name: 'Ana "Annie" O\'Neill, MD', npi: null }],
    comments: [{ content: "=1+1" }, { content: "two\nlines" }],
  });
  expect(csv.split("\r\n")).toEqual([
    "kind,number,field,value",
    'account,1,name,"Ana ""Annie"" O\'Neill, MD"',
    "account,1,npi,",
    "comments,1,content,'=1+1",
    'comments,2,content,"two\nlines"',
    "",
  ]);
});
