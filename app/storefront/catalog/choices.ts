/** One option of a product as its page offers it; prices in cents. */
export interface Choice {
  code: string;
  title: string;
  values: ChoiceValue[];
}

export interface ChoiceValue {
  code: string;
  title: string;
  /** The provider's id of the value. */
  uid: string;
  /** Added to the product's price. */
  cents: number;
  /** Added to the regular price, without an offer. */
  regularCents: number;
  /** Color of the material (hex). */
  swatch?: string;
}

/** Option code → value code. */
export type Chosen = Record<string, string>;

/** Reads the chosen values from the URL; a missing or invalid option takes its first value. */
export function chosenFrom(search: URLSearchParams, choices: Choice[]): Chosen {
  return Object.fromEntries(
    choices.map(({ code, values }) => {
      const wanted = values.find((value) => value.code === search.get(code));
      return [code, (wanted ?? values[0])?.code ?? ""];
    }),
  );
}

const CHOICE_FIELD = "choice-";

/** Returns the name of an option's field in a form. */
export function choiceField(code: string): string {
  return CHOICE_FIELD + code;
}

/** Returns the page's URL with the choices of a form, which override those of the URL. */
export function addressWithChoices(address: string, form: FormData): string {
  const url = new URL(address);
  for (const [name, value] of form) {
    if (name.startsWith(CHOICE_FIELD) && typeof value === "string")
      url.searchParams.set(name.slice(CHOICE_FIELD.length), value);
  }
  return url.href;
}

/** Returns the chosen values, in the order of their options. */
export function chosenValues(choices: Choice[], chosen: Chosen): ChoiceValue[] {
  return choices.flatMap(({ code, values }) => values.find((value) => value.code === chosen[code]) ?? []);
}

/** Returns the URL's search part with one more choice; parameters are in the options' order. */
export function searchFor(chosen: Chosen, code?: string, value?: string): string {
  const made = code && value ? { ...chosen, [code]: value } : chosen;
  return new URLSearchParams(made).toString();
}
