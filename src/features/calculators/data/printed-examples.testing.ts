/** Patients whose result stands in the paper or in its supplement: inputs, the values as printed there. */
export const PRINTED_EXAMPLES: readonly (readonly [id: string, inputs: string, printed: string])[] =
  [
    // Goff 2014, the example of 55 years; for white men 5.3 stands there, of terms that were rounded before they were added.
    ["ascvd-pooled-cohort", "age=55 sex=female race=other total=213 hdl=50 systolic=120 rest=no", "risk=2.1"],
    ["ascvd-pooled-cohort", "age=55 sex=female race=black total=213 hdl=50 systolic=120 rest=no", "risk=3.0"],
    ["ascvd-pooled-cohort", "age=55 sex=male race=other total=213 hdl=50 systolic=120 rest=no", "risk=5.4"],
    ["ascvd-pooled-cohort", "age=55 sex=male race=black total=213 hdl=50 systolic=120 rest=no", "risk=6.1"],
    // Khan 2024, supplement: the example of 50 years.
    [
      "prevent",
      "age=50 sex=female total=200 hdl=45 systolic=160 treated=yes diabetes=yes bmi=35 egfr=90 rest=no",
      "cvd_10=14.7 ascvd_10=9.2 hf_10=8.1 cvd_30=53.0 ascvd_30=35.4 hf_30=39.0",
    ],
    // D'Agostino 2008: the two cases of the paper.
    ["framingham-cvd", "age=61 sex=female total=180 hdl=47 systolic=124 smoker=yes rest=no", "risk=10.48"],
    ["framingham-cvd", "age=53 sex=male total=161 hdl=55 systolic=125 treated=yes diabetes=yes rest=no", "risk=15.62"],
  ];
