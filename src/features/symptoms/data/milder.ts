/** An illness that people who are otherwise healthy treat at home, although some others with it ought to be seen. */
export type Milder = {
  readonly condition: string;
  /** Years of age, from and up to (not including). */
  readonly ages: readonly [number, number];
  /** Days after which it ought to have passed; left out where it comes and goes for years. */
  readonly days?: number;
  /** Where one of these is stated it is not left to itself. */
  readonly none: readonly string[];
};

const list = (text: string): string[] => text.split(/\s+/);

/** Those in whom an infection of the airways may take a bad turn. */
const AT_RISK = list(
  `pregnant postpartum immunosuppressed hx-immunodeficiency chemotherapy hx-transplant asplenia hx-cancer hx-asthma hx-copd hx-cystic-fibrosis
hx-heart-failure hx-coronary-disease hx-congenital-heart hx-valve-disease hx-diabetes hx-kidney-disease hx-cirrhosis hx-sickle-cell hx-stroke
hx-cerebral-palsy hx-down-syndrome obesity nursing-home med-steroid`,
);
/** Signs that it has. */
const WORSE = list(
  `dyspnea hypoxia tachypnea wheezing crackles chest-pain hemoptysis sputum-rusty cyanosis confusion seizure neck-stiffness headache-severe lethargic-child
dehydration ill-appearing rigors hypotension rash-petechial getting-worse consciousness-reduced`,
);

export const MILDER: readonly Milder[] = [
  // CDC, what to do with influenza, and who is at higher risk, 2024: most people need no medical care and stay at home.
  { condition: "influenza", ages: [5, 65], days: 10, none: [...AT_RISK, ...WORSE] },
  // CDC, respiratory virus guidance, 2024.
  { condition: "covid-19", ages: [5, 65], days: 14, none: [...AT_RISK, ...WORSE] },
  // CDC, chickenpox in otherwise healthy children, 2024: adults, adolescents, infants and the pregnant are to call.
  {
    condition: "chickenpox",
    ages: [1, 12],
    days: 10,
    none: [...AT_RISK, ...WORSE, ...list("fever-5-days skin-redness-warm eye-redness vomiting gait-ataxia hx-eczema")],
  },
  // American Academy of Dermatology, poison ivy: when to see a doctor.
  {
    condition: "contact-dermatitis-allergic",
    ages: [2, 120],
    days: 21,
    none: [
      ...WORSE,
      ...list(
        "fever edema-facial eyelid-swelling eye-redness rash-face mucosal-lesions mouth-ulcers angioedema skin-redness-warm honey-crust pustules skin-red-streak erythroderma genital-ulcer dysphagia",
      ),
    ],
  },
  // American Academy of Dermatology, atopic dermatitis guideline, 2023: moisturizers first; infection is to be treated.
  {
    condition: "atopic-dermatitis",
    ages: [5, 120],
    none: [
      ...WORSE,
      ...list(
        "fever eye-redness eye-pain honey-crust weeping-skin crusts pustules rash-vesicular skin-redness-warm erythroderma lymphadenopathy failure-to-thrive weight-loss immunosuppressed excoriations insomnia",
      ),
    ],
  },
];
