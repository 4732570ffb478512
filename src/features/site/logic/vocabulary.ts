import {
  calculatorData,
  collectionData,
  drugData,
  faqData,
  newsData,
  npiData,
} from "./structured-data.ts";

/** What a page may say of itself by schema.org. */
export const VOCABULARY = {
  calculatorData,
  collectionData,
  drugData,
  faqData,
  newsData,
  npiData,
};

export type Vocabulary = typeof VOCABULARY;
