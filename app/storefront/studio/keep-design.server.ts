import { json, redirect } from "@remix-run/node";
import { applyCommand } from "~/design/commands";
import { serverOutline } from "~/design/fonts.server";
import { layersOf } from "~/design/layers";
import { designProblems } from "~/design/problems";
import { designWarnings } from "~/design/warnings";
import { StudioSaveDesignDocument } from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { readQuantity, WRONG_QUANTITY } from "../cart/quantity";
import { flash } from "../shell/flash.server";
import { ADVICE_FIELD, seenAdvice, unseenAdvice } from "./advice";
import { layerField } from "./field-names";
import type { RejectedFields } from "./form/reading";
import { readFormCommands } from "./form-commands";
import { addedWords, MANY_PHOTOS_FIELD } from "./many-photos";
import { type Draft, openDraft, photoSources } from "./open-draft.server";
import { confirmedNumbers, unconfirmedNumbers } from "./read-back";
import { readStudioForm, type StudioForm } from "./read-studio-form.server";
import { sentDraft } from "./sent-draft.server";
import { type ManyPhotos, storeManyPhotos } from "./store-many-photos.server";
import { storePhoto } from "./store-photo.server";
import { putIntoCart } from "./studio-cart.server";
import { addressOf, viewOf } from "./studio-view.server";

/**
 * Follows the studio's form: stores its photos, saves the design, and with the intent "cart" puts it into the cart.
 * Answers 303 to the design or the cart; 422 with the page when a field is wrong or, for the cart, something is
 * missing, a phone number was not said yes to, or once when there is advice. Whatever could be followed is saved all the same, so that nothing is lost.
 */
export async function keepDesign(request: Request) {
  const provider = await openProvider(request);
  const opened = await openDraft(provider, request);
  const sent = await readStudioForm(request, photoFields(opened));
  provider.ensureDesignOwner();

  const { draft: changed, rejected, many } = await followForm(provider, sentDraft(opened, sent.form), sent);
  const { draft, problem } = await saveDraft(provider, changed);
  const quantity = readQuantity(sent.form.get("quantity"));
  if (quantity === null)
    rejected.quantity = { value: String(sent.form.get("quantity")), message: WRONG_QUANTITY };
  const wantsCart = sent.form.get("intent") === "cart";
  const warnings = designWarnings(draft.document, { photos: draft.photos, outline: serverOutline });
  const unseen = unseenAdvice(warnings, String(sent.form.get(ADVICE_FIELD) ?? ""));

  const answer = async (notice: string | null) => {
    const seen = wantsCart && draft.problems.length === 0 ? seenAdvice(warnings) : "";
    const view = viewOf(draft, {
      rejected,
      notice,
      isStrict: wantsCart,
      quantity: quantity ?? 1,
      seenAdvice: seen,
      confirmedNumbers: confirmedNumbers(sent.form, draft.document),
    });
    return json({ view }, { status: 422, headers: await provider.headers() });
  };
  if (problem || quantity === null || Object.keys(rejected).length > 0) return answer(problem);
  if (many.photos.length > 0) flash(provider, "success", addedWords(draft.document, many.photos));
  if (!wantsCart) return seeOther(provider, `${addressOf(draft)}#preview`);
  if (draft.problems.length > 0) return answer(null);
  const unconfirmed = unconfirmedNumbers(sent.form, draft.document);
  Object.assign(rejected, unconfirmed);
  const [question] = Object.values(unconfirmed);
  if (question || unseen.length > 0) return answer(question?.message ?? null);
  const failure = await putIntoCart(provider, draft, quantity);
  if (failure) return answer(failure);
  flash(provider, "success", cartMessage(draft));
  return seeOther(provider, "/checkout/cart");
}

function photoFields({ document }: Draft): string[] {
  return layersOf(document)
    .filter(({ layer }) => layer.kind === "photo")
    .map(({ surface, layer }) => layerField(surface, layer.id, "file"));
}

/** Stores the photos one by one, then applies what the form says with their ids in the file fields' places. */
async function followForm(
  provider: Provider,
  draft: Draft,
  { form, photos, manyPhotos }: StudioForm,
): Promise<{ draft: Draft; rejected: RejectedFields; many: ManyPhotos }> {
  const refused: RejectedFields = {};
  const sources = { ...draft.photos };
  for (const [field, bytes] of photos) {
    const stored = await storePhoto(provider, bytes);
    if ("message" in stored) {
      refused[field] = { value: "", message: stored.message };
      continue;
    }
    const { id, ...photo } = stored.photo;
    sources[id] = { href: `/photos/${id}/display`, ...photo };
    form.set(field, id);
  }
  const { commands, rejected } = readFormCommands(form, draft.document);
  const many = await storeManyPhotos(provider, manyPhotos);
  if (many.problem) refused[MANY_PHOTOS_FIELD] = { value: "", message: many.problem };
  const document = applyCommand(commands.reduce(applyCommand, draft.document), {
    type: "fill-photos",
    photos: many.photos,
  });
  return {
    many,
    draft: { ...draft, document, photos: sources, problems: designProblems(document, serverOutline) },
    rejected: { ...rejected, ...refused },
  };
}

async function saveDraft(
  provider: Provider,
  draft: Draft,
): Promise<{ draft: Draft; problem: string | null }> {
  const answer = await provider.attempt(StudioSaveDesignDocument, {
    input: { id: draft.designId, sku: draft.product.sku, document: JSON.stringify(draft.document) },
  });
  if (!answer.status) return { draft, problem: answer.message };
  const { design, user_errors } = answer.data.saveDesign;
  if (!design) return { draft, problem: user_errors[0]?.message ?? "Your design could not be saved." };
  const photos = { ...draft.photos, ...photoSources(design.photos) };
  return { draft: { ...draft, designId: design.id, photos, problems: design.problems }, problem: null };
}

function cartMessage({ product, cartLine }: Draft): string {
  return cartLine ? `${product.name} is changed in your cart.` : `${product.name} is in your cart.`;
}

async function seeOther(provider: Provider, location: string): Promise<Response> {
  return redirect(location, { status: 303, headers: await provider.headers() });
}
