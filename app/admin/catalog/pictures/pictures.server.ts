import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { redirect } from "@remix-run/node";
import type { AdminFailure, AdminResult } from "~/provider/admin.server";
import { fieldText, submittedFile } from "~/storefront/session/submitted-form.server";
import {
  AddProductPictureDocument,
  DeleteProductPictureDocument,
  ProductPicturesDocument,
  SaveProductPicturesDocument,
} from "../../documents.generated";
import { draftDone } from "../../drafts/draft-done";
import { type FormRejection, failedForm, rejectionOf } from "../../frame/failed-form.server";
import { newFormKey } from "../../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../../frame/staff-session.server";
import { changeDraft, type ProductFormInput, productFormInput } from "../draft-forms.server";
import { productPath } from "../product-path";
import { picturesOfForm } from "./pictures-form";

const MEGABYTE = 1_000_000;
/** As the engine reads them, and what the other fields of the form may have. */
const MAX_BYTES = 8 * MEGABYTE;
const TOO_LARGE = "This picture is larger than 8 MB. Please choose a smaller one.";

const pack = promisify(gzip);

/** The pictures of a product with its draft. @throws Response 404 when there is none in the person's stores */
export async function readPicturesPage(request: Request, sku: string) {
  const visit = await openAdmin(request);
  const { catalogProduct } = await visit.read(ProductPicturesDocument, { sku });
  if (!catalogProduct) throw new Response("There's no such product.", { status: 404 });
  const { searchParams } = new URL(request.url);
  return {
    product: catalogProduct,
    path: productPath(sku),
    mayEdit: visit.can("catalog.edit"),
    formKey: newFormKey(),
    done: draftDone[searchParams.get("done") ?? ""] ?? null,
  };
}

export type PicturesPageView = Awaited<ReturnType<typeof readPicturesPage>>;

/** Carries out a form of the page, and shows it again. @throws Response 400 for an unknown form */
export async function changePictures(request: Request, sku: string): Promise<Response> {
  // Nobody else's upload is read.
  const visit = await openAdmin(request);
  const sent = await submittedFile(request, { field: "picture", maxBytes: MAX_BYTES + MEGABYTE }).catch(
    unlessTooLarge,
  );
  if (!sent)
    return failedForm<FormRejection>({ code: null }, rejectionOf(rejected(TOO_LARGE), new FormData()));
  const { form, file } = sent;
  const intent = fieldText(form, "intent");
  const result = await carryOut(visit, { intent, form, file }, productFormInput(form, sku));
  if (!result.ok) return failedForm<FormRejection>(result, rejectionOf(result, form));
  const done = /^(up|down)-/.test(intent) ? "save" : intent;
  return redirect(`${productPath(sku)}/pictures?${new URLSearchParams({ done })}`, 303);
}

interface SentForm {
  intent: string;
  form: FormData;
  file: File | null;
}

async function carryOut(
  visit: AdminVisit,
  { intent, form, file }: SentForm,
  input: ProductFormInput,
): Promise<AdminResult<unknown>> {
  if (intent === "add") return add(visit, form, file, input);
  if (intent === "reset")
    return visit.attempt(SaveProductPicturesDocument, { input: { ...input, pictures: null } });
  if (intent === "delete-for-good") {
    const file = fieldText(form, "file");
    const key = `${fieldText(form, "key")}-${file.slice(-20)}`.replace(".", "-").slice(0, 64);
    return visit.attempt(DeleteProductPictureDocument, { input: { ...input, key, file } });
  }
  const sent = picturesOfForm(form, intent);
  if (!sent) return changeDraft(visit, intent, form, input);
  const { pictures, numbers } = sent;
  const result = await visit.attempt(SaveProductPicturesDocument, { input: { ...input, pictures } });
  return result.ok ? result : { ...result, field: shownField(result.field, numbers) };
}

/** The form still has the former order. */
function shownField(field: string | null, numbers: string[]): string | null {
  return field?.replace(/^alt-(\d+)$/, (_whole, place) => `alt-${numbers[Number(place)]}`) ?? null;
}

async function add(
  visit: AdminVisit,
  form: FormData,
  file: File | null,
  input: ProductFormInput,
): Promise<AdminResult<unknown>> {
  if (!file) return rejected("Please choose a picture.");
  if (file.size > MAX_BYTES) return rejected(TOO_LARGE);
  // Pictures are compressed already.
  const content = (await pack(Buffer.from(await file.arrayBuffer()), { level: 1 })).toString("base64");
  const alternative_text = fieldText(form, "alternative_text");
  return visit.attempt(AddProductPictureDocument, { input: { ...input, content, alternative_text } });
}

function rejected(message: string): AdminFailure {
  return { ok: false, code: null, field: "picture", message };
}

function unlessTooLarge(error: unknown): null {
  if (error instanceof Response && error.status === 413) return null;
  throw error;
}
