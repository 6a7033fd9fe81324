export interface StateTax {
  /** Percent, as published by the state. */
  percent: number;
  /** True if separately stated shipping paid by the buyer is taxed. */
  taxesShipping: boolean;
}

/** A state that only taxes the items. */
function goods(percent: number): StateTax {
  return { percent, taxesShipping: false };
}

/** A state that also taxes shipping. */
function delivered(percent: number): StateTax {
  return { percent, taxesShipping: true };
}

/**
 * Statewide sales tax in force on July 1, 2025, according to the publications of the states' revenue departments.
 * Includes local shares that are the same in every county: California 1.25, Virginia 1, Utah 1.25.
 */
export const stateTaxes: Record<string, StateTax> = {
  AL: goods(4),
  AK: goods(0),
  AZ: goods(5.6),
  AR: delivered(6.5),
  CA: goods(7.25),
  CO: goods(2.9),
  CT: delivered(6.35),
  DE: goods(0),
  DC: delivered(6),
  FL: delivered(6),
  GA: delivered(4),
  HI: delivered(4),
  ID: goods(6),
  IL: delivered(6.25),
  IN: delivered(7),
  IA: goods(6),
  KS: goods(6.5),
  KY: delivered(6),
  LA: goods(5),
  ME: goods(5.5),
  MD: goods(6),
  MA: goods(6.25),
  MI: goods(6),
  MN: delivered(6.875),
  MS: delivered(7),
  MO: goods(4.225),
  MT: goods(0),
  NE: delivered(5.5),
  NV: goods(6.85),
  NH: goods(0),
  NJ: delivered(6.625),
  NM: delivered(4.875),
  NY: delivered(4),
  NC: delivered(4.75),
  ND: delivered(5),
  OH: delivered(5.75),
  OK: goods(4.5),
  OR: goods(0),
  PA: delivered(6),
  RI: delivered(7),
  SC: delivered(6),
  SD: delivered(4.2),
  TN: delivered(7),
  TX: delivered(6.25),
  UT: goods(6.1),
  VT: delivered(6),
  VA: goods(5.3),
  WA: delivered(6.5),
  WV: delivered(6),
  WI: delivered(5),
  WY: goods(4),
};
