import type { InformationIntent } from "./information-forms";

/** Tells the forms of the room apart. */
export function IntentField({ value }: { value: InformationIntent }) {
  return <input type="hidden" name="intent" value={value} />;
}
