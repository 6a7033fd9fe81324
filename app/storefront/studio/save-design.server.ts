import { json } from "@remix-run/node";
import { designWarnings } from "~/design/advice/warnings";
import { layersOf } from "~/design/layers/layers";
import { portraitOf } from "~/design/photos/photo-id";
import { serverOutline } from "~/design/text/fonts.server";
import type { Provider } from "~/provider/provider.server";
import { openProvider } from "~/provider/provider.server";
import { readQuantity, WRONG_QUANTITY } from "../cart/quantity";
import { seeOther } from "../session/see-other.server";
import { flash } from "../shell/flash.server";
import { ADVICE_FIELD, shownAdvice, unseenAdvice } from "./advice/advice";
import type { AutosaveResponse } from "./editor/autosave-design";
import { AUTOSAVE } from "./editor/autosave-design";
import { OWN_PHOTO_FIELD } from "./field-names";
import { followForm, photoFields } from "./follow-form.server";
import { PICK_FIELD } from "./form/arranging";
import { picksToGoOn, placeToGoOn } from "./form/place-to-go-on";
import type { RejectedFields } from "./form/reading";
import type { Draft } from "./open-draft.server";
import { openDraft } from "./open-draft.server";
import { addedText } from "./photos/photo-batch";
import { confirmedNumbers, unconfirmedNumbers } from "./read-back";
import { readStudioForm } from "./read-studio-form.server";
import { saveDraft } from "./save-draft.server";
import { followName, handleSaveIntent } from "./saving/save-intents.server";
import { NAME_FIELD } from "./saving/saving-fields";
import { sentDraft } from "./sent-draft.server";
import { putIntoCart } from "./studio-cart.server";
import type { StudioView } from "./studio-view";
import { addressOf, viewOf } from "./studio-view.server";
import { deleteDraft, rememberDraft } from "./tool-draft.server";

const CART_PATH = "/checkout/cart";

/** An applied form, and the design as which it was saved. */
interface Kept {
  provider: Provider;
  draft: Draft;
  /** It was not saved before this form. */
  isFresh: boolean;
  form: FormData;
  rejected: RejectedFields;
}

/**
 * Applies the studio's form: stores its photos, saves the design, and with the intent "cart" adds it to the cart.
 * Responds 303 to the design or the cart; 422 with the page when a field is invalid or, for the cart, something is
 * missing, a phone number is not confirmed, or warnings were not shown yet. Valid fields are saved in any case, so that
 * nothing is lost.
 */
export async function saveStudioForm(request: Request) {
  const provider = await openProvider(request);
  const opened = await openDraft(provider, request);
  const sent = await readStudioForm(request, photoFields(opened));
  provider.ensureDesignOwner();

  const followed = await followForm(provider, sentDraft(opened, sent.form), sent);
  const { draft, problem } = await saveDraft(provider, followed.draft);
  if (!problem) rememberDraft(provider, addressOf(draft));
  if (sent.form.get("intent") === AUTOSAVE) return handleAutosave(provider, draft, problem);
  const isFresh = opened.designId === null;
  const kept = { provider, draft, isFresh, form: sent.form, rejected: followed.rejected };
  if (problem) return response(kept, problem);
  const { photos } = followed.many;
  return goOn(kept, photos.length > 0 ? addedText(draft.document, photos) : "");
}

/** @param added the message about placed photos; "" when there were none */
async function goOn(kept: Kept, added: string) {
  const { provider, draft, form, rejected } = kept;
  const quantity = takeQuantity(kept);
  await takeName(kept);
  if (Object.keys(rejected).length > 0) return response(kept, null);
  if (added) flash(provider, "success", added);
  const saving = await handleSaveIntent(provider, { ...draft, isFresh: kept.isFresh }, form);
  if (saving) return "next" in saving ? seeOther(provider, saving.next) : response(kept, saving.problem);
  if (wantsCart(form)) return toCart(kept, quantity);
  return seeOther(provider, `${addressOf(draft)}${picksToGoOn(form)}#${placeToGoOn(form, draft.document)}`);
}

async function toCart(kept: Kept, quantity: number) {
  const { provider, draft, form, rejected } = kept;
  if (draft.problems.length > 0) return response(kept, null);
  const unconfirmed = unconfirmedNumbers(form, draft.document);
  Object.assign(rejected, unconfirmed);
  const [question] = Object.values(unconfirmed);
  const unseen = unseenAdvice(warningsOf(draft), String(form.get(ADVICE_FIELD) ?? ""));
  if (question || unseen.length > 0) return response(kept, question?.message ?? null);
  const failure = await putIntoCart(provider, draft, quantity);
  if (failure) return response(kept, failure);
  deleteDraft(provider);
  flash(provider, "success", cartMessage(draft));
  return seeOther(provider, cartPath(draft));
}

/** The cart; after a new product with the first of the shopper's photos on it, which the cart shows on others. */
function cartPath({ document, cartLine }: Draft): string {
  const photo = layersOf(document).find(
    ({ layer }) =>
      layer.kind === "photo" && layer.photoId !== null && portraitOf(layer.photoId) === undefined,
  )?.layer;
  if (cartLine || photo?.kind !== "photo") return CART_PATH;
  return `${CART_PATH}?${OWN_PHOTO_FIELD}=${photo.photoId}`;
}

/** Renders the page with the submitted form and its errors. */
async function response({ provider, draft, form, rejected }: Kept, notice: string | null) {
  const isStrict = wantsCart(form);
  const changes: Partial<StudioView> = {
    rejected,
    notice,
    isStrict,
    quantity: readQuantity(form.get("quantity")) ?? 1,
    shownAdvice: isStrict && draft.problems.length === 0 ? shownAdvice(warningsOf(draft)) : "",
    confirmedNumbers: confirmedNumbers(form, draft.document),
    picked: form.getAll(PICK_FIELD).filter((name) => typeof name === "string"),
  };
  return json({ view: viewOf(draft, changes) }, { status: 422, headers: await provider.headers() });
}

function wantsCart(form: FormData): boolean {
  return form.get("intent") === "cart";
}

function warningsOf({ document, photos, measured }: Draft) {
  return [...designWarnings(document, { photos, outline: serverOutline }), ...measured];
}

function takeQuantity({ form, rejected }: Kept): number {
  const quantity = readQuantity(form.get("quantity"));
  if (quantity === null) rejected.quantity = { value: String(form.get("quantity")), message: WRONG_QUANTITY };
  return quantity ?? 1;
}

async function takeName({ provider, draft, form, rejected }: Kept): Promise<void> {
  const message = await followName(provider, draft, form);
  if (message) rejected[NAME_FIELD] = { value: String(form.get(NAME_FIELD)), message };
}

function cartMessage({ product, cartLine }: Draft): string {
  return cartLine ? `${product.name} is updated in your cart.` : `${product.name} is in your cart.`;
}

/** Returns the response to an autosave of the browser's editor: where the design is saved, or 422 when it is not. */
async function handleAutosave(provider: Provider, draft: Draft, problem: string | null) {
  const { designId, measured, tubeMm } = draft;
  const kept = !problem && designId ? { designId, measured, tubeMm, address: addressOf(draft) } : null;
  return json<AutosaveResponse>(
    { view: null, kept },
    { status: kept ? 200 : 422, headers: await provider.headers() },
  );
}
