import { expect, test } from "vitest";
import { drugsNamed } from "./drugs-named.ts";

test.each([
  ["Metformin and Ozempic compared in type 2 diabetes", ["metformin", "semaglutide"]],
  ["Valproic acid in pregnancy: a warning", ["valproate"]],
  ["FDA approves Entresto for children", ["sacubitril", "valsartan"]],
  ["After a stent: ticagrelor alone in a trial", ["ticagrelor"]],
  ["Iron deficiency, oxygen therapy and blood sugar", []],
  ["Smoking, alcohol and coffee in a cohort", []],
  ["A new Android telephone", []],
  ["A trial of nothing in particular", []],
])("%s names %j", (text, ids) => expect(drugsNamed(text)).toEqual(ids));
