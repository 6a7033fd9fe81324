import type { DesignDocument } from "~/design/document/document";
import { type PhoneInDesign, phonesIn } from "~/design/text/phone-layers";
import type { RejectedFields } from "./form/reading";

/** Name of the checkbox under a phone number; its value is the number, so that a changed one must be confirmed again. */
export function readBackField(layer: string): string {
  return `read-back.${layer}`;
}

/** Returns the question whether a number is correct, formatted as on the product. */
export function readBackQuestion({ number, isEngraved, isCode }: PhoneInDesign): string {
  if (isCode) return `The QR code will call ${number}. Is this right?`;
  return `We'll ${isEngraved ? "engrave" : "print"} ${number}. Is this right?`;
}

/** Returns the numbers of a design that are confirmed in this form. */
export function confirmedNumbers(form: FormData, document: DesignDocument): string[] {
  return phonesIn(document)
    .filter((phone) => isConfirmed(form, phone))
    .map(({ number }) => number);
}

/** Returns the unconfirmed numbers by field, each with the question as its error. */
export function unconfirmedNumbers(form: FormData, document: DesignDocument): RejectedFields {
  const unconfirmed = phonesIn(document).filter((phone) => !isConfirmed(form, phone));
  return Object.fromEntries(
    unconfirmed.map((phone) => [readBackField(phone.name), { value: "", message: readBackQuestion(phone) }]),
  );
}

function isConfirmed(form: FormData, { name, number }: PhoneInDesign): boolean {
  return form.get(readBackField(name)) === number;
}
