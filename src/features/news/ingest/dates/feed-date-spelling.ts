import { fold } from "#/kernel/text.ts";

/**
 * Beginnings of months' names in German, French, Spanish, Italian, Portuguese, Dutch, Polish,
 * Romanian and the Nordic languages that are not the English ones.
 */
const MONTHS_ELSEWHERE: Readonly<Record<string, string>> = {
  janv: "jan",
  ian: "jan",
  sty: "jan",
  lut: "feb",
  kwi: "apr",
  maj: "may",
  cze: "jun",
  iun: "jun",
  lip: "jul",
  iul: "jul",
  sie: "aug",
  wrz: "sep",
  paz: "oct",
  lis: "nov",
  noi: "nov",
  gru: "dec",
  ene: "jan",
  genn: "jan",
  gen: "jan",
  fev: "feb",
  febb: "feb",
  marz: "mar",
  mars: "mar",
  maer: "mar",
  maar: "mar",
  mrt: "mar",
  avr: "apr",
  abr: "apr",
  mai: "may",
  mag: "may",
  mei: "may",
  juin: "jun",
  giu: "jun",
  juil: "jul",
  lug: "jul",
  aou: "aug",
  ago: "aug",
  set: "sep",
  okt: "oct",
  ott: "oct",
  out: "oct",
  dez: "dec",
  dic: "dec",
};
const ELSEWHERE = new RegExp(`\\b(${Object.keys(MONTHS_ELSEWHERE).join("|")})[a-z]*\\b`, "g");
const DAY_MS = 86_400_000;

/** A date in one spelling: English months, ISO order where all is numbers, two digits where two belong. */
export function spelledOut(written: string): string {
  const text = fold(written).trim();
  if (/^\d{10}$|^\d{13}$/.test(text)) return fromEpoch(Number(text));
  return text
    .replace(/\s+/g, " ")
    .replace(/(?<!:\d\d),(?=\S)/g, ", ")
    .replace(/ ?[-|] (?=\d{1,2}:)/, " ")
    .replace(/(\d{4} \d{1,2})\.(\d\d)\.(\d\d)\b/, "$1:$2:$3")
    .replace(/^(\d{1,2})([a-z]{3})(\d{4})\b/, "$1 $2 $3")
    .replace(/ ([ecmp])(?:astern|entral|ountain|acific)(?: standard| daylight)? time$/, " $1t")
    .replace(/\b(?:del?|of) /g, "")
    .replace(ELSEWHERE, (word, start: string) => MONTHS_ELSEWHERE[start] ?? word)
    .replace(/:(\d)(?!\d)/g, ":0$1")
    .replace(/(\d:\d\d)([ap]m)\b/, "$1 $2")
    .replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})/, "$3-$2-$1")
    .replace(/(\d)[\u5e74\u6708]\s*(?=\d)/g, "$1-")
    .replace(/(\d)\u65e5/, "$1 ")
    .replace(/^(\d{4})-?w(\d{2})(?:-?([1-7]))?(?!\d)/, (_, ...week: (string | undefined)[]) =>
      weekDay(week),
    )
    .replace(/^([a-z]{3})[a-z]*\.? (\d{4})$/, "$1 1 $2")
    .replace(/^(\d{4})-(\d{3})(?!\d)/, (_, year: string, day: string) => ordinal(year, day))
    .replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, (_, year: string, ...rest: string[]) =>
      [year, ...rest.slice(0, 2).map((part) => part.padStart(2, "0"))].join("-"),
    );
}

function fromEpoch(value: number): string {
  return new Date(value < 1e11 ? value * 1000 : value).toISOString();
}

/** A day by its ISO week: the first week of a year has its fourth of January. */
function weekDay([year, week, day]: readonly (string | undefined)[]): string {
  const fourth = Date.UTC(Number(year), 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
  const date = new Date(monday + ((Number(week) - 1) * 7 + Number(day ?? 1) - 1) * DAY_MS);
  return date.toISOString().slice(0, 10);
}

function ordinal(year: string, day: string): string {
  const date = new Date(Date.UTC(Number(year), 0, 1) + (Number(day) - 1) * DAY_MS);
  return date.toISOString().slice(0, 10);
}
