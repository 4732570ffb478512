/**
 * The number of the reader that turns the sources of labels into what is kept. It is raised whenever the same source
 * would be read otherwise: labels that an older one has read are then read again.
 * 1: exponents, footnotes under their tables, feet of tables behind their bodies.
 */
export const LABEL_READER = 1;
