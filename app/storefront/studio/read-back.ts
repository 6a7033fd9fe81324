import type { DesignDocument } from "~/design/document/document";
import { type PhoneInDesign, phonesIn } from "~/design/text/phone-layers";
import type { RejectedFields } from "./form/reading";

/** The checkbox under a phone number; its value is the very number, so that another one asks again. */
export function readBackField(layer: string): string {
  return `read-back.${layer}`;
}

/** Asks whether a number is right, as it will stand on the product. */
export function readBackQuestion({ number, isEngraved }: PhoneInDesign): string {
  return `We'll ${isEngraved ? "engrave" : "print"} ${number}. Is this right?`;
}

/** The numbers of a design that the shopper says yes to in this form. */
export function confirmedNumbers(form: FormData, document: DesignDocument): string[] {
  return phonesIn(document)
    .filter((phone) => isConfirmed(form, phone))
    .map(({ number }) => number);
}

/** Those that have no yes yet, by their field, with the question as what is wrong with it. */
export function unconfirmedNumbers(form: FormData, document: DesignDocument): RejectedFields {
  const unconfirmed = phonesIn(document).filter((phone) => !isConfirmed(form, phone));
  return Object.fromEntries(
    unconfirmed.map((phone) => [readBackField(phone.name), { value: "", message: readBackQuestion(phone) }]),
  );
}

function isConfirmed(form: FormData, { name, number }: PhoneInDesign): boolean {
  return form.get(readBackField(name)) === number;
}
