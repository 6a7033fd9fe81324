import type { DesignWarning } from "~/design/advice/warnings";

/** Warnings are shown once before the design is added to the cart; this field records which ones the shopper has seen. */
export const ADVICE_FIELD = "advice";

/** Returns all warnings as the field's value. */
export function shownAdvice(warnings: DesignWarning[]): string {
  return warnings.map(nameOf).join(" ");
}

/** Returns the warnings that the shopper has not seen yet. */
export function unseenAdvice(warnings: DesignWarning[], seen: string): DesignWarning[] {
  const names = seen.split(" ");
  return warnings.filter((warning) => !names.includes(nameOf(warning)));
}

function nameOf({ field, kind }: DesignWarning): string {
  return `${field}.${kind}`;
}
