/** Numbers that carry their unit in the type: a `Mg` cannot be added to an `Ml` by mistake. */
declare const unit: unique symbol;

export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

export type Kg = Quantity<"kg">;
export type Cm = Quantity<"cm">;
export type Years = Quantity<"a">;
export type Weeks = Quantity<"wk">;
export type Mg = Quantity<"mg">;
export type Ml = Quantity<"mL">;
export type MgPerKg = Quantity<"mg/kg">;
export type MgPerDl = Quantity<"mg/dL">;
export type MlPerMin = Quantity<"mL/min">;
export type SquareMetres = Quantity<"m2">;

/** Says that a plain number is of this unit. The one place where a unit is asserted rather than inferred. */
export function quantity<Unit extends string>(value: number): Quantity<Unit> {
  return value as Quantity<Unit>;
}
