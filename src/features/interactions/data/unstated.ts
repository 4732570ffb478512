/** Entries that leave the salt open: each counts as any of these, so that a rule about one salt speaks of it too. */
export const UNSTATED: Readonly<Record<string, string>> = {
  calcium: "calcium-carbonate calcium-citrate calcium-acetate calcium-gluconate calcium-chloride calcium-lactate calcium-phosphate",
  magnesium: "magnesium-hydroxide magnesium-oxide magnesium-citrate magnesium-carbonate magnesium-sulfate",
  potassium: "potassium-chloride potassium-citrate potassium-bicarbonate potassium-gluconate potassium-acetate potassium-phosphate",
  iron: "ferrous-sulfate ferrous-gluconate ferrous-fumarate iron-sucrose iron-dextran ferric-carboxymaltose",
  zinc: "zinc-sulfate zinc-acetate",
};
