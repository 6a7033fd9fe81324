import {
  DeleteDesignDocument,
  RemovePhotoDocument,
  StudioApplyDesignDocument,
  StudioRenameDesignDocument,
  StudioShareDesignDocument,
  StudioUnshareDesignDocument,
} from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { flash } from "../../shell/flash.server";
import type { Draft } from "../open-draft.server";
import { REMOVE_FROM_TRAY, TRAY_ID } from "../photos/photo-tray";
import { addressOf } from "../studio-view.server";
import { rememberDraft } from "../tool-draft.server";
import { APPLY_TO } from "../versions/product-version";
import { NAME_FIELD, OTHER_PRODUCT_FIELD, SAVING_ID } from "./saving-fields";

/** The URL to redirect to, or an error. */
export type SaveResult = { next: string } | { problem: string };

/** A saved draft; `isFresh` says that the shopper had not saved it before this form. */
type SavedDraft = Draft & { isFresh: boolean };

type Intent = (
  provider: Provider,
  draft: SavedDraft,
  id: string,
  form: FormData,
) => SaveResult | Promise<SaveResult>;

const intents: Record<string, Intent> = {
  async share(provider, draft, id) {
    const response = await provider.attempt(StudioShareDesignDocument, { id });
    return response.status ? { next: `${addressOf(draft)}#${SAVING_ID}` } : { problem: response.message };
  },

  async unshare(provider, draft, id) {
    const response = await provider.attempt(StudioUnshareDesignDocument, { id });
    return response.status ? { next: `${addressOf(draft)}#${SAVING_ID}` } : { problem: response.message };
  },

  "put-on"(provider, draft, id, form) {
    const sku = form.get(OTHER_PRODUCT_FIELD);
    if (typeof sku !== "string" || sku === "") return { problem: "Please choose a product." };
    return applyTo(provider, draft, id, sku);
  },
};

/** Copies the design to another product, and goes on there. */
async function applyTo(
  provider: Provider,
  { tool, product, isFresh }: SavedDraft,
  id: string,
  sku: string,
): Promise<SaveResult> {
  const response = await provider.attempt(StudioApplyDesignDocument, { id, sku });
  if (!response.status) return { problem: response.message };
  const next = `${tool.path}?design=${response.data.duplicateDesign.id}`;
  rememberDraft(provider, next);
  if (isFresh) await provider.attempt(DeleteDesignDocument, { id });
  else {
    flash(
      provider,
      "success",
      `Here's your design on another product. Your original ${product.name} is saved.`,
    );
  }
  return { next };
}

async function removeFromTray(provider: Provider, draft: SavedDraft, id: string): Promise<SaveResult> {
  const response = await provider.attempt(RemovePhotoDocument, { id });
  return response.status ? { next: `${addressOf(draft)}#${TRAY_ID}` } : { problem: response.message };
}

/** Performs a button's action on a saved design; returns null when it is none of these actions. */
export async function handleSaveIntent(
  provider: Provider,
  draft: SavedDraft,
  form: FormData,
): Promise<SaveResult | null> {
  const intent = form.get("intent");
  if (typeof intent !== "string" || !draft.designId) return null;
  if (intent.startsWith(APPLY_TO))
    return applyTo(provider, draft, draft.designId, intent.slice(APPLY_TO.length));
  if (intent.startsWith(REMOVE_FROM_TRAY))
    return removeFromTray(provider, draft, intent.slice(REMOVE_FROM_TRAY.length));
  if (!Object.hasOwn(intents, intent)) return null;
  return intents[intent](provider, draft, draft.designId, form);
}

/** Gives the saved design the name in the form; returns an error, or null on success. */
export async function followName(provider: Provider, draft: Draft, form: FormData): Promise<string | null> {
  const name = form.get(NAME_FIELD);
  if (typeof name !== "string" || name.trim() === draft.name || !draft.designId) return null;
  const response = await provider.attempt(StudioRenameDesignDocument, { id: draft.designId, name });
  return response.status ? null : response.message;
}
