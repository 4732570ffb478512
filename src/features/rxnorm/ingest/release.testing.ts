/** A release in the publisher's form, its concepts made up; RXCUI2 has the relation to RXCUI1. */
const name = (rxcui: number | string, vocabulary: string, type: string, text: string, code = "") =>
  `${rxcui}|ENG||||||1||||${vocabulary}|${type}|${code === "" ? rxcui : code}|${text}||N|4096|`;
const relation = (first: number, said: string, second: number, vocabulary = "RXNORM") =>
  `${first}||CUI|RO|${second}||CUI|${said}|1||${vocabulary}||||||`;
const ndc = (rxcui: number, value: string) =>
  `${rxcui}|||1|AUI|${rxcui}|1||NDC|RXNORM|${value}|N||`;

export const RELEASE = {
  "rrf/RXNCONSO.RRF": [
    name(11, "RXNORM", "IN", "zelosartan"),
    name(12, "RXNORM", "IN", "mirothiazide"),
    name(13, "RXNORM", "PIN", "zelosartan potassium"),
    name(14, "RXNORM", "BN", "Zelovix"),
    name(15, "RXNORM", "MIN", "mirothiazide / zelosartan"),
    name(21, "RXNORM", "SCDC", "zelosartan 50 MG"),
    name(22, "RXNORM", "SCDC", "mirothiazide 12.5 MG"),
    name(31, "RXNORM", "SCD", "zelosartan potassium 50 MG Oral Tablet"),
    name(31, "RXNORM", "PSN", "zelosartan potassium 50 MG oral tablet"),
    name(32, "RXNORM", "SCD", "mirothiazide 12.5 MG / zelosartan 50 MG Oral Tablet"),
    name(41, "RXNORM", "SBD", "zelosartan potassium 50 MG Oral Tablet [Zelovix]"),
    name(51, "RXNORM", "GPCK", "{7 (zelosartan potassium 50 MG Oral Tablet) } Pack"),
    name(11, "MTHSPL", "SU", "ZELOSARTAN", "ABCDE12345"),
    name(11, "SNOMEDCT_US", "PT", "Zelosartan (substance)"),
    name(12, "SNOMEDCT_US", "PT", "Mirothiazide (substance)"),
    name("none", "RXNORM", "IN", "broken"),
  ],
  "rrf/RXNREL.RRF": [
    relation(11, "has_ingredient", 21),
    relation(12, "has_ingredient", 22),
    relation(11, "form_of", 13),
    relation(13, "has_precise_ingredient", 21),
    relation(11, "has_part", 15),
    relation(21, "consists_of", 31),
    relation(21, "consists_of", 32),
    // The other half of the file says the same the other way round.
    relation(32, "constitutes", 22),
    relation(11, "tradename_of", 14),
    relation(12, "tradename_of", 14),
    relation(14, "has_ingredient", 41),
    relation(31, "tradename_of", 41),
    relation(31, "contains", 51),
    relation(12, "has_ingredient", 31, "MMSL"),
  ],
  "rrf/RXNSAT.RRF": [ndc(31, "99990000130"), ndc(32, "99990-0002-30"), ndc(31, "not a code")],
  "rrf/RXNSAB.RRF": [`C1||RXNORM_26AA_261102F|RXNORM|${"|".repeat(21)}`],
};

export type ReleaseFiles = Partial<Record<keyof typeof RELEASE, readonly string[]>>;

export function asFiles(release: ReleaseFiles): Record<string, string> {
  return Object.fromEntries(
    Object.entries(release).map(([file, lines]) => [file, `${lines.join("\n")}\n`]),
  );
}
