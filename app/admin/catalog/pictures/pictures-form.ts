import { fieldText } from "~/storefront/session/submitted-form.server";
import type { ProductPictureInput } from "../../documents.generated";

const FILE_FIELD = /^file-(\d{1,2})$/;
const MOVE = /^(up|down)-(\d{1,2})$/;
/** The value of the choice that no picture is on cards. */
export const NO_CARD = "none";

/**
 * The pictures as a form has them, in order: `file-N` with its text `alt-N`, without those that have `remove-N`, and `card`
 * with the one on cards; and the number N of each. Null for a form about anything else.
 * @param intent of its button: "save", or "up-N" and "down-N" for a picture that changes places with its neighbor
 */
export function picturesOfForm(
  form: FormData,
  intent: string,
): { pictures: ProductPictureInput[]; numbers: string[] } | null {
  const [, direction, number] = MOVE.exec(intent) ?? [];
  if (intent !== "save" && !direction) return null;
  const numbers = [...form.keys()].flatMap((name) => FILE_FIELD.exec(name)?.[1] ?? []);
  const at = numbers.indexOf(number ?? "");
  const to = direction === "up" ? at - 1 : at + 1;
  if (at >= 0 && numbers[to] !== undefined) [numbers[at], numbers[to]] = [numbers[to], numbers[at]];
  const card = fieldText(form, "card");
  const shown = numbers.filter((each) => !form.has(`remove-${each}`));
  const pictures = shown.map((each) => ({
    file: fieldText(form, `file-${each}`),
    alternative_text: fieldText(form, `alt-${each}`),
    is_on_card: card === fieldText(form, `file-${each}`),
  }));
  return { pictures, numbers: shown };
}
