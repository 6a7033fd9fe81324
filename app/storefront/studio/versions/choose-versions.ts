/** What a product of a tool offers. */
export interface VersionCandidate {
  sku: string;
  blueprint: string;
  template: string;
  /** The codes of the values in which it is sold, by option. */
  options: { code: string; values: { code: string }[] }[];
}

/**
 * Returns the shown product and those that offer what it does not: another blueprint, or values in which it is not
 * sold. Of products that offer the same, one with the shown product's layout is chosen, otherwise the first.
 */
export function chooseVersions<Candidate extends VersionCandidate>(
  shown: Candidate,
  candidates: Candidate[],
): Candidate[] {
  const chosen = new Map<string, Candidate>([[offerOf(shown), shown]]);
  for (const candidate of candidates) {
    const offer = offerOf(candidate);
    const known = chosen.get(offer);
    if (known === shown || isWithin(candidate, shown)) continue;
    if (!known || (known.template !== shown.template && candidate.template === shown.template)) {
      chosen.set(offer, candidate);
    }
  }
  return [...chosen.values()];
}

/** Whether the other product offers everything that this one does. */
function isWithin(one: VersionCandidate, other: VersionCandidate): boolean {
  const offered = valuesOf(other);
  return one.blueprint === other.blueprint && valuesOf(one).every((value) => offered.includes(value));
}

function offerOf(product: VersionCandidate): string {
  return [product.blueprint, ...valuesOf(product).toSorted()].join(" ");
}

function valuesOf({ options }: VersionCandidate): string[] {
  return options.flatMap(({ code, values }) => values.map((value) => `${code}=${value.code}`));
}
