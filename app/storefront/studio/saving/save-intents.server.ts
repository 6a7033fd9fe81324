import {
  StudioApplyDesignDocument,
  StudioRenameDesignDocument,
  StudioShareDesignDocument,
  StudioUnshareDesignDocument,
} from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { flash } from "../../shell/flash.server";
import type { Draft } from "../open-draft.server";
import { addressOf } from "../studio-view.server";
import { NAME_FIELD, OTHER_PRODUCT_FIELD, SAVING_ID } from "./saving-fields";

/** The URL to redirect to, or an error. */
export type SaveResult = { next: string } | { problem: string };

type Intent = (provider: Provider, draft: Draft, id: string, form: FormData) => Promise<SaveResult>;

const intents: Record<string, Intent> = {
  async share(provider, draft, id) {
    const response = await provider.attempt(StudioShareDesignDocument, { id });
    return response.status ? { next: `${addressOf(draft)}#${SAVING_ID}` } : { problem: response.message };
  },

  async unshare(provider, draft, id) {
    const response = await provider.attempt(StudioUnshareDesignDocument, { id });
    return response.status ? { next: `${addressOf(draft)}#${SAVING_ID}` } : { problem: response.message };
  },

  async "put-on"(provider, { tool, product }, id, form) {
    const sku = form.get(OTHER_PRODUCT_FIELD);
    if (typeof sku !== "string" || sku === "") return { problem: "Please choose a product." };
    const response = await provider.attempt(StudioApplyDesignDocument, { id, sku });
    if (!response.status) return { problem: response.message };
    flash(
      provider,
      "success",
      `Here's your design on another product. Your original ${product.name} is saved.`,
    );
    return { next: `${tool.path}?design=${response.data.duplicateDesign.id}` };
  },
};

/** Performs a button's action on a saved design; returns null when it is none of these actions. */
export async function handleSaveIntent(
  provider: Provider,
  draft: Draft,
  form: FormData,
): Promise<SaveResult | null> {
  const intent = form.get("intent");
  if (typeof intent !== "string" || !Object.hasOwn(intents, intent) || !draft.designId) return null;
  return intents[intent](provider, draft, draft.designId, form);
}

/** Gives the saved design the name in the form; returns an error, or null on success. */
export async function followName(provider: Provider, draft: Draft, form: FormData): Promise<string | null> {
  const name = form.get(NAME_FIELD);
  if (typeof name !== "string" || name.trim() === draft.name || !draft.designId) return null;
  const response = await provider.attempt(StudioRenameDesignDocument, { id: draft.designId, name });
  return response.status ? null : response.message;
}
