/**
 * The number of the reader that turns the sources of labels into what is kept. It is raised whenever the same source
 * would be read otherwise: labels that an older one has read are then read again.
 * 1: exponents, footnotes under their tables, feet of tables behind their bodies.
 * 2: tables of openFDA stand where their words were, and these stand there once.
 */
export const LABEL_READER = 2;

/** What readers from this one on have made is only arranged otherwise. */
export const FAITHFUL_READER = 1;
