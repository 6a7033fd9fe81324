/** One option of a product as its page offers it; prices in cents. */
export interface Choice {
  code: string;
  title: string;
  values: ChoiceValue[];
}

export interface ChoiceValue {
  code: string;
  title: string;
  /** What the provider calls it. */
  uid: string;
  /** Added to the product's price. */
  cents: number;
  /** Added to what the same thing costs without an offer. */
  regularCents: number;
  /** Color of the material (hex). */
  swatch?: string;
}

/** Option code → value code. */
export type Chosen = Record<string, string>;

/** What the address chooses; an option that it does not name, or names wrongly, has its first value. */
export function chosenFrom(search: URLSearchParams, choices: Choice[]): Chosen {
  return Object.fromEntries(
    choices.map(({ code, values }) => {
      const wanted = values.find((value) => value.code === search.get(code));
      return [code, (wanted ?? values[0])?.code ?? ""];
    }),
  );
}

/** The values chosen, in the order of their options. */
export function chosenValues(choices: Choice[], chosen: Chosen): ChoiceValue[] {
  return choices.flatMap(({ code, values }) => values.find((value) => value.code === chosen[code]) ?? []);
}

/** The address that makes this choice beside those already made; the parts are put in the options' order. */
export function searchFor(chosen: Chosen, code?: string, value?: string): string {
  const made = code && value ? { ...chosen, [code]: value } : chosen;
  return new URLSearchParams(made).toString();
}
