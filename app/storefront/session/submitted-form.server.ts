import { readWithin } from "~/provider/read-within.server";
import { requireSameOrigin } from "./same-origin.server";

const BOUNDARY = /boundary=(?:"([^"]+)"|([^;]+))/i;

const FIELD_NAME = /^(?!constructor$|prototype$)[a-z][a-z0-9_-]{0,60}$/i;
/** Longer than any field allows, so that a pasted text that is too long comes back whole with its error. */
const MAX_VALUE_LENGTH = 100_000;
/** Most bytes of a form without files. */
export const MAX_FORM_BYTES = 1_000_000;
/** The largest form has about 450: a product of 149 fields in /admin, each with its code, its value and its box. */
export const MAX_FIELDS = 500;
const TOO_LONG = "A text in this form is too long. Please go back and shorten it.";

/**
 * Returns the text fields of a submitted form, one value per name, with line breaks of one character: without scripts
 * browsers send two, which the limits of fields would count. Files and names with dots or brackets are dropped: no form of
 * the shop sends them, and form libraries fail on them.
 * @param maxLength most characters of a value
 * @throws Response 400 when the body is not a form, 403 when another site sent it, 413 when it exceeds a megabyte or
 * 500 fields, or a value is too long
 */
export async function submittedForm(request: Request, maxLength?: number): Promise<FormData> {
  requireSameOrigin(request);
  return readForms.get(request) ?? submittedFormOfAnySite(request, maxLength);
}

/** A body can be read once: what it had is here while its request lasts. */
const readForms = new WeakMap<Request, FormData>();

/** Whether the request's form was read already, so that `submittedForm` has it. */
export function isFormRead(request: Request): boolean {
  return readForms.has(request);
}

/**
 * The same for a form that any site may send, because a secret in its URL authorizes it.
 * @param maxLength most characters of a value
 * @throws Response 400 when the body is not a form, 413 when it exceeds a megabyte or 500 fields, or a value is too long
 */
export async function submittedFormOfAnySite(request: Request, maxLength?: number): Promise<FormData> {
  const form = textFields(await readParts(request, MAX_FORM_BYTES), maxLength);
  readForms.set(request, form);
  return form;
}

/**
 * The same as `submittedForm`, with one file.
 * @param upload field of the file, and the bytes that it and the text fields may have together
 * @returns file: null when none was chosen
 * @throws Response as `submittedForm` does
 */
export async function submittedFile(
  request: Request,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<{ form: FormData; file: File | null }> {
  requireSameOrigin(request);
  const sent = await readParts(request, maxBytes);
  const file = sent.get(field);
  const isChosen = file instanceof File && file.name !== "";
  return { form: textFields(sent), file: isChosen ? file : null };
}

async function readParts(request: Request, maxBytes: number): Promise<FormData> {
  const body = await readWithin(request, maxBytes);
  const type = request.headers.get("Content-Type") ?? "";
  if (hasManyFields(body, type, MAX_FIELDS))
    throw new Response("This form has too many fields. Please remove some.", { status: 413 });
  const sent = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  if (!sent) throw new Response("We couldn't read this form. Please go back and try again.", { status: 400 });
  return sent;
}

function textFields(sent: FormData, maxLength = MAX_VALUE_LENGTH): FormData {
  const form = new FormData();
  for (const [name, value] of sent) {
    if (typeof value !== "string" || !FIELD_NAME.test(name)) continue;
    const text = value.replaceAll("\r\n", "\n");
    if (text.length > maxLength) throw new Response(TOO_LONG, { status: 413 });
    form.set(name, text);
  }
  return form;
}

/** Returns one field as text; "" when it is missing. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/**
 * Checks whether a form's body has more fields than `max` without parsing it, because parsers take seconds for some
 * ten thousand fields.
 * @param body bytes of a form that is URL-encoded or multipart, according to its type
 */
function hasManyFields(body: Uint8Array, type: string, max: number): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const separator = /^multipart\//i.test(type) ? `--${(quoted ?? plain ?? "").trim()}` : "&";
  let fields = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    fields += 1;
    if (fields > max) return true;
  }
  return false;
}
