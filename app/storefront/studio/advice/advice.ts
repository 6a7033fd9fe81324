import type { DesignWarning } from "~/design/advice/warnings";

/** Advice is shown once on the way to the cart; this field tells what the shopper has seen of it. */
export const ADVICE_FIELD = "advice";

/** All of the advice as the field sends it. */
export function shownAdvice(warnings: DesignWarning[]): string {
  return warnings.map(nameOf).join(" ");
}

/** What the shopper has not been shown yet. */
export function unseenAdvice(warnings: DesignWarning[], seen: string): DesignWarning[] {
  const names = seen.split(" ");
  return warnings.filter((warning) => !names.includes(nameOf(warning)));
}

function nameOf({ field, kind }: DesignWarning): string {
  return `${field}.${kind}`;
}
